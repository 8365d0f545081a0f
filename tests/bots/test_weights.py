"""The weights of the evaluation: every one by its name, for Python and for compiled code alike."""

import numpy as np
import pytest

from projectl.bots.weights import RECORD, SOLO_WEIGHTS, WEIGHTS, Weights, as_record


@pytest.mark.parametrize("weights", [WEIGHTS, SOLO_WEIGHTS])
def test_compiled_code_reads_each_weight_by_its_name(weights: Weights) -> None:
    (record,) = as_record(weights)
    for name in Weights._fields:
        assert np.array_equal(record[name], getattr(weights, name)), name


def test_all_weights_lie_in_a_row_so_that_they_can_be_tuned() -> None:
    numbers = as_record(WEIGHTS).view(np.float64)
    assert numbers.tolist() == [*WEIGHTS[:-1], *WEIGHTS.piece]
    assert (numbers.view(RECORD) == as_record(WEIGHTS)).all()
