"""Runs the source: reads tables, states and options from standard input, and writes what they are afterwards."""

import json
import sys

import dlt
from answer_visibility import REPORTS, STATUSES, answer_visibility

given = json.load(sys.stdin)
resources = answer_visibility(**given["options"])
came = dlt.run(resources, given["tables"], given["states"])
keys = {one.name: one.primary_key for one in resources}
json.dump({**given, "came": came, "keys": keys, "reports": REPORTS, "statuses": STATUSES}, sys.stdout)
