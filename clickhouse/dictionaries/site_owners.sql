-- The numbers of domains that belong to competitors of a brand, with the competitors' numbers. DIRECT: as Postgres has
-- them when a query begins, so that a change counts at once, for past dates too.
CREATE OR REPLACE DICTIONARY site_owners (
  brand_no UInt32,
  nos Array(UInt32),
  owners Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'site_owners'
))
LAYOUT(COMPLEX_KEY_DIRECT());
