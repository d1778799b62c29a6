from typing import Generic, TypeVar

T = TypeVar("T")

class NDArray(Generic[T]): ...
