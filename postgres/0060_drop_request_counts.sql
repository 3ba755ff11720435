-- Nobody has counted in it since 0014_request_log.sql.
DROP TABLE request_counts;
