"""Copies a brand into DuckDB; run it every night."""

import dlt
from answer_visibility import answer_visibility

if __name__ == "__main__":
    pipeline = dlt.pipeline(
        pipeline_name="answer_visibility", destination="duckdb", dataset_name="brand"
    )
    print(pipeline.run(answer_visibility()))
