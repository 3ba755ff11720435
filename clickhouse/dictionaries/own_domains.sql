-- The numbers of a brand's own domains, and of those below them where they count. DIRECT: as Postgres has them when a
-- query begins, so that a change counts at once, for past dates too.
CREATE OR REPLACE DICTIONARY own_domains (
  brand_no UInt32,
  domains Array(String),
  nos Array(UInt32)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'own_domains'
))
LAYOUT(COMPLEX_KEY_DIRECT());
