"""Parts of dlt that the source uses, with a destination in memory: resources, hints, state, and how rows are written."""

import functools
from types import SimpleNamespace

config = SimpleNamespace(value=None)
secrets = SimpleNamespace(value=None)

_states = {}
_running = []


def source(name, root_key):
    def decorate(function):
        @functools.wraps(function)
        def made(*args, **kwargs):
            # Without it, rows inside of rows that were once written by another disposition stay for ever.
            assert root_key is True
            return function(*args, **kwargs)

        return made

    return decorate


def resource(rows, name, write_disposition, primary_key, columns, merge_key=None):
    return SimpleNamespace(
        rows=rows,
        name=name,
        write_disposition=write_disposition,
        primary_key=primary_key,
        merge_key=merge_key,
        columns=columns,
    )


current = SimpleNamespace(resource_state=lambda: _states.setdefault(_running[-1], {}))

mark = SimpleNamespace(
    make_hints=lambda write_disposition: {"write_disposition": write_disposition},
    with_hints=lambda rows, hints: SimpleNamespace(rows=rows, hints=hints),
)

_PYTHON_TYPES = {
    "bool": bool,
    "bigint": int,
    "date": str,
    "double": float,
    "json": list,
    "text": str,
    "timestamp": str,
}


def _check(row, columns):
    for name, hints in columns.items():
        # Columns of other dimensions and additions are not there.
        value = row[name]
        assert (value is None and hints["nullable"]) or type(value) is _PYTHON_TYPES[hints["data_type"]], (name, value)
    assert not [name for name in row if name not in columns and not isinstance(row[name], list)], row


def run(resources, tables, states):
    """Writes the rows of resources into tables of rows by name; returns how many rows came."""
    _states.update(states)
    came = {}
    for one in resources:
        _running.append(one.name)
        disposition, rows = one.write_disposition, []
        for page in one.rows():
            if isinstance(page, SimpleNamespace):
                disposition, page = page.hints["write_disposition"], page.rows
            rows += page
        _running.pop()
        for row in rows:
            _check(row, one.columns)
        came[one.name] = len(rows)
        tables[one.name] = [*_kept(tables.get(one.name, []), rows, disposition, one), *rows]
    states.update(_states)
    return came


def _kept(before, rows, disposition, one):
    if disposition == "replace":
        return []
    assert disposition == "merge"
    keys = [one.primary_key] + ([[one.merge_key]] if one.merge_key else [])
    gone = [{tuple(row[name] for name in key) for row in rows} for key in keys]
    return [
        row
        for row in before
        if not any(tuple(row[name] for name in key) in these for key, these in zip(keys, gone))
    ]
