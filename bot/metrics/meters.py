"""Everything that is counted or timed, one for the process. No label names a person, a server or a table: who reads
the figures learns how the house does, not who plays."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

_ANSWERS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0)  # Discord gives up after three seconds
_WORK = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 120.0)
_DELAYS = (0.5, 1.0, 2.0, 5.0, 15.0, 60.0, 300.0, 3600.0)

COMMITS = Counter("castellan_commits", "Changes of tables that were committed", ["game"], registry=REGISTRY)
POSTS = Counter("castellan_posts", "Posts, by what became of the attempt", ["kind", "outcome"], registry=REGISTRY)
POST_DELAY = Histogram("castellan_post_delay_seconds", "From a change to its post", buckets=_DELAYS, registry=REGISTRY)
OUTBOX_DEPTH = Gauge("castellan_outbox_depth", "Posts that wait to be sent", registry=REGISTRY)
OUTBOX_OLDEST = Gauge(
    "castellan_outbox_oldest_seconds", "How long the first of them has waited, closed channels apart", registry=REGISTRY
)
OUTBOX_STUCK = Gauge("castellan_outbox_stuck", "1 while posts wait far too long", registry=REGISTRY)
PICTURE_TIME = Histogram(
    "castellan_picture_seconds", "From asking for a picture to having it", buckets=_WORK, registry=REGISTRY
)
COMPUTER_TIME = Histogram(
    "castellan_computer_seconds", "From asking for a computer's move to having it", buckets=_WORK, registry=REGISTRY
)
COMPUTERS_THINKING = Gauge("castellan_computers_thinking", "Moves being thought of", registry=REGISTRY)
COMPUTER_ERRORS = Counter("castellan_computer_errors", "Thoughts that came to nothing", registry=REGISTRY)
INTERACTIONS = Counter("castellan_interactions", "Commands, clicks, boxes, completions", ["kind"], registry=REGISTRY)
FIRST_ANSWER = Histogram(
    "castellan_first_answer_seconds", "From hearing of one to its first answer", buckets=_ANSWERS, registry=REGISTRY
)
GATEWAY_LATENCY = Gauge("castellan_gateway_latency_seconds", "Discord's heartbeat", registry=REGISTRY)
LOOP_LAG = Gauge("castellan_loop_lag_seconds", "How late the event loop woke up last", registry=REGISTRY)


def reading(name: str, **labels: str) -> float:
    """What a meter shows now; nothing counted yet is 0."""
    return REGISTRY.get_sample_value(name, labels) or 0.0
