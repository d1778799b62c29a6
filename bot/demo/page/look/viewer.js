// A click on a picture opens it whole, another shows it at its own size. All else is read without a script.
for (const picture of document.querySelectorAll(".picture")) {
  picture.classList.add("opens");
  picture.tabIndex = 0;
  picture.addEventListener("click", () => enlarge(picture.querySelector("svg")));
  picture.addEventListener("keydown", ({ key }) => key === "Enter" && enlarge(picture.querySelector("svg")));
}

function enlarge(drawing) {
  const dialog = document.createElement("dialog");
  const words = document.createElement("p");
  const whole = drawing.cloneNode(true);
  whole.removeAttribute("preserveAspectRatio");
  words.textContent = drawing.getAttribute("aria-label") ?? "";
  dialog.className = "whole";
  dialog.style.setProperty("--whole", `${drawing.viewBox.baseVal.width}px`);
  dialog.append(whole, words);
  dialog.addEventListener("click", ({ target }) => (whole.contains(target) ? dialog.classList.toggle("near") : dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
