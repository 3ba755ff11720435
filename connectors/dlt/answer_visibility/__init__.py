"""dlt source of a brand's prompts, competitors, answers with mentions and citations, and reports."""

import dlt

from .api import LIST_PAGE, REPORT_PAGE, Api, last_days, typed

STATUSES = {
    "prompts": "active,paused,archived",
    "competitors": "tracked,suggested,dismissed",
}

REPORTS = {
    "visibility": ["day", "engine"],
    "brands": ["day", "engine"],
    "citations": ["day", "engine", "domain"],
    "searches": ["day", "engine", "query"],
}
"""Dimensions of the rows of each report."""

DATA_TYPES = {
    "boolean": "bool",
    "date": "date",
    "integer": "bigint",
    "number": "double",
    "rate": "double",
    "text": "text",
    "text[]": "json",
    "timestamp": "timestamp",
    "uuid": "text",
}


def _hints(columns):
    """Column hints of dlt; rows inside of rows become child tables by themselves."""
    return {
        one["name"]: {
            "data_type": DATA_TYPES[one["type"]],
            "nullable": one["nullable"],
            "description": one["description"],
        }
        for one in columns
        if "rows_of" not in one
    }


@dlt.source(name="answer_visibility", root_key=True)
def answer_visibility(
    url=dlt.config.value, api_key=dlt.secrets.value, text=True, days=30, reports=None
):
    """All data of the brand of a key.

    `text=False` leaves out the texts of answers. `reports` are dimensions by report (REPORTS by default), whose rows
    of the last `days` days are read again in each run.
    """
    api = Api(url, api_key)
    tables, known = api.schema()

    def listed(table):
        def rows():
            for page in api.pages(table["path"], LIST_PAGE, status=STATUSES[table["name"]]):
                yield typed(page, table["columns"], tables)

        return dlt.resource(
            rows,
            name=table["name"],
            write_disposition="replace",
            primary_key=table["primary_key"],
            columns=_hints(table["columns"]),
        )

    def changes():
        state = dlt.current.resource_state()
        for page, after, anew in api.changes(state.get("after"), text):
            rows = typed(page, table["columns"], tables)
            if anew:
                # All answers come, so the table is replaced: it may have some that a restore took away.
                rows = dlt.mark.with_hints(rows, dlt.mark.make_hints(write_disposition="replace"))
            yield rows
            # dlt stores it together with the rows of the run, or neither.
            state["after"] = after

    def report(name, dimensions):
        definition = known[name]
        dimensions = dimensions if "day" in dimensions else ["day", *dimensions]

        def rows():
            for day in last_days(days):
                pages = api.pages(
                    definition["path"],
                    REPORT_PAGE,
                    start_date=day,
                    end_date=day,
                    dimensions=",".join(dimensions),
                )
                for page in pages:
                    yield typed(page, definition["columns"], tables)

        key = api.report_key(definition, dimensions)
        return dlt.resource(
            rows,
            name=f"{name}_report",
            write_disposition="merge",
            primary_key=key,
            # A day is replaced as a whole: a brand that no answer mentions any longer has no row.
            merge_key="day",
            columns=_hints(
                [one for one in definition["columns"] if one["requested_by"] is None or one["name"] in key]
            ),
        )

    table = tables["changes"]
    columns = [one for one in table["columns"] if text or one["name"] != "text"]
    return [
        *(listed(tables[name]) for name in STATUSES),
        dlt.resource(
            changes,
            name="changes",
            write_disposition="merge",
            primary_key=table["primary_key"],
            columns=_hints(columns),
        ),
        *(report(name, dimensions) for name, dimensions in (REPORTS if reports is None else reports).items()),
    ]
