"""The network that learns, in PyTorch: on a GPU where there is one, on the processor where not."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from projectl.learn.plan import Plan
from projectl.net.layout import FEATURES
from projectl.net.network import LAYERS


class NoTorch(RuntimeError):
    """PyTorch is not installed."""


def torch_module() -> Any:
    """PyTorch, or a NoTorch."""
    try:
        import torch  # noqa: PLC0415 - nothing else of this package needs it
    except ModuleNotFoundError as error:
        raise NoTorch("training needs PyTorch: the extra projectl[learn] has it") from error
    return torch


class Learner:
    """Weights that learn, the slower ones that play, and the optimizer between them."""

    def __init__(self, plan: Plan, device: str | None = None) -> None:
        self._torch = torch = torch_module()
        self.plan, self.device = plan, device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(plan.seed)
        wide, narrow = plan.hidden
        linear, relu = torch.nn.Linear, torch.nn.ReLU
        layers = (linear(FEATURES, wide), relu(), linear(wide, narrow), relu(), linear(narrow, 2))
        self.model = torch.nn.Sequential(*layers).to(self.device)
        self.average = [weights.detach().clone() for weights in self.model.parameters()]
        fused = {"fused": True} if self.device == "cuda" else {}
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=plan.rate, weight_decay=plan.decay, **fused)
        self.steps = 0
        self.chance = torch.Generator(device=self.device)
        self.chance.manual_seed(plan.seed)
        self._lessons: dict[int, tuple[Any, Any]] = {}
        self.features: Any = None
        self.targets: Any = None

    def look_at(self, generations: Iterable[int], read: Callable[[int], tuple[Any, Any]]) -> None:
        """Learn from these generations from now on; `read` gives the features and targets of one."""
        wanted, torch = list(generations), self._torch
        self._lessons = {k: lesson for k, lesson in self._lessons.items() if k in wanted}
        for k in wanted:
            if k not in self._lessons:
                features, targets = read(k)
                if self.plan.shuffled:
                    targets = np.random.default_rng([self.plan.seed, k]).permutation(targets)
                self._lessons[k] = tuple(torch.from_numpy(array).to(self.device) for array in (features, targets))
        self.features, self.targets = (torch.cat([self._lessons[k][part] for k in wanted]) for part in range(2))

    def learn(self, progress: float) -> tuple[float, float]:
        """The steps of a generation; the mean losses of chance and margin. `progress` of the run is over, 0 to 1."""
        torch, plan = self._torch, self.plan
        entropy, smooth = torch.nn.functional.binary_cross_entropy_with_logits, torch.nn.functional.smooth_l1_loss
        for group in self.optimizer.param_groups:
            group["lr"] = plan.last_rate + (plan.rate - plan.last_rate) * (1 - progress)
        lost = torch.zeros(2, device=self.device)
        steps = max(1, min(plan.steps, int(plan.passes * len(self.features) / plan.batch)))
        for _ in range(steps):
            at = torch.randint(0, len(self.features), (plan.batch,), generator=self.chance, device=self.device)
            said, aim = self.model(self.features[at].float()), self.targets[at]
            chance, margin = entropy(said[:, 0], aim[:, 0]), smooth(said[:, 1], aim[:, 1])
            self.optimizer.zero_grad(set_to_none=True)
            (chance + 0.5 * margin).backward()
            self.optimizer.step()
            self.steps += 1
            with torch.no_grad():
                slow = min(plan.average, self.steps / (self.steps + 50))
                torch._foreach_lerp_(self.average, list(self.model.parameters()), 1 - slow)
                lost += torch.stack((chance, margin))
        first, second = (lost / steps).tolist()
        return first, second

    def layers(self) -> dict[str, Any]:
        """The weights that play, as the package reads them."""
        arrays = [weights.cpu().numpy() for weights in self.average]
        return {name: array.T if array.ndim > 1 else array for name, array in zip(LAYERS, arrays, strict=True)}

    def save(self, file: Path) -> None:
        """All that goes on from here."""
        self._torch.save(
            {
                "model": self.model.state_dict(),
                "average": self.average,
                "optimizer": self.optimizer.state_dict(),
                "steps": self.steps,
                "chance": self.chance.get_state(),
            },
            file,
        )

    def load(self, file: Path) -> None:
        """Go on from there."""
        kept = self._torch.load(file, map_location=self.device, weights_only=True)
        self.model.load_state_dict(kept["model"])
        self.average = kept["average"]
        self.optimizer.load_state_dict(kept["optimizer"])
        self.steps = kept["steps"]
        self.chance.set_state(kept["chance"].cpu())
