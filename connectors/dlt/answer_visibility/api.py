"""Rows of the API of Answer Visibility, by the standard library alone."""

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from datetime import datetime, timedelta, timezone

LIST_PAGE = 200
REPORT_PAGE = 10_000
CHANGES_PAGE = 1_000
TRIES = 6
PAUSE = 5
"""Seconds before another try where the service names none."""


class Refused(Exception):
    """A response with a problem: its `status`, and its `code` such as cursor_expired."""

    def __init__(self, status, code, detail):
        super().__init__(f"{status} {code}: {detail}")
        self.status = status
        self.code = code


class Api:
    """A service at `url`, such as https://visibility.example.com, with the API key of a brand."""

    def __init__(self, url, key, sleep=time.sleep):
        self._url = url.rstrip("/")
        self._key = key
        self._sleep = sleep

    def get(self, path, **parameters):
        """Reads the JSON of a path; waits where the service is busy. Raises Refused."""
        sent = {name: value for name, value in parameters.items() if value is not None}
        address = f"{self._url}{path}?{urllib.parse.urlencode(sent)}" if sent else self._url + path
        request = urllib.request.Request(address, headers={"Authorization": f"Bearer {self._key}"})
        for tried in range(1, TRIES + 1):
            try:
                with urllib.request.urlopen(request, timeout=300) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503) or tried == TRIES:
                    raise _refused(error) from None
                self._sleep(int(error.headers.get("Retry-After") or PAUSE))

    def schema(self):
        """Tables and reports of the service by name: one dictionary for each."""
        schema = self.get("/v1/schema")
        return tuple({one["name"]: one for one in schema[kind]} for kind in ("tables", "reports"))

    def pages(self, path, limit, **parameters):
        """Yields the rows of a list or a report, a page at a time."""
        offset, more = 0, True
        while more:
            page = self.get(path, limit=limit, offset=offset, **parameters)
            yield page["data"]
            offset += len(page["data"])
            more = page["meta"]["has_more"]

    def changes(self, after=None, text=True):
        """Yields (rows, next cursor, anew) for each page of the feed behind a cursor.

        An expired cursor, as after a restore, begins anew: the feed has every answer then, and the first page
        is told so by `anew`, since whatever was copied before is to go.
        """
        anew, more = after is None, True
        while more:
            try:
                page = self.get("/v1/changes", limit=CHANGES_PAGE, after=after, text=str(text).lower())
            except Refused as refused:
                if after is None or refused.code != "cursor_expired":
                    raise
                after, anew = None, True
                continue
            after, more = page["meta"]["next"], page["meta"]["has_more"]
            yield page["data"], after, anew
            anew = False

    def report_key(self, report, dimensions):
        """Columns that tell rows of a report by these dimensions apart."""
        used = self.get(report["path"], dimensions=",".join(dimensions), limit=1)["meta"]["dimensions"]
        fixed = [
            column["name"]
            for column in report["columns"]
            if column["name"] in report["primary_key"] and column["requested_by"] is None
        ]
        return [*used, *fixed]


def _refused(error):
    try:
        problem = json.loads(error.read())
    except ValueError:
        problem = {}
    return Refused(error.code, problem.get("code"), problem.get("detail", error.reason))


def typed(rows, columns, tables):
    """Gives each number of a column of fractions as a float, in nested rows too: JSON writes 0 for 0.0."""
    floats = [one["name"] for one in columns if one["type"] in ("number", "rate")]
    nested = {one["name"]: tables[one["rows_of"]]["columns"] for one in columns if "rows_of" in one}
    for row in rows:
        for name in floats:
            if row.get(name) is not None:
                row[name] = float(row[name])
        for name, inner in nested.items():
            typed(row.get(name) or [], inner, tables)
    return rows


def last_days(count, now=None):
    """The last days in UTC, oldest first, as texts."""
    today = (now or datetime.now(timezone.utc)).date()
    return [(today - timedelta(days=ago)).isoformat() for ago in reversed(range(count))]
