-- What a domain is called, for its number. A number never changes its domain and is in Postgres before any row has it,
-- so what was looked up once is kept: 20,000 names took Postgres 100 ms, from memory 3 ms. A number costs some 100 bytes
-- here; those not asked for longest go. Made anew where numbers can be others' (src/backup/restore.ts).
CREATE OR REPLACE DICTIONARY domain_names (
  domain_no UInt64,
  domain String
)
PRIMARY KEY domain_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database}
  query 'SELECT domain_no, domain FROM (
    SELECT no AS domain_no, domain FROM cited_domains
  ) AS cited WHERE {condition}'
))
LAYOUT(CACHE(SIZE_IN_CELLS 1000000))
LIFETIME(0);
