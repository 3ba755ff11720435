-- The prompts and competitors of a brand as rows of JSON, which exports write to files. DIRECT: as Postgres has them when a
-- query begins.
CREATE OR REPLACE DICTIONARY brand_rows (
  brand_no UInt32,
  prompts String,
  competitors String
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'brand_rows'
))
LAYOUT(COMPLEX_KEY_DIRECT());
