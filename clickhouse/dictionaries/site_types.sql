-- The kinds of sites as the people of a brand have set them, by domain. DIRECT, as site_owners.
CREATE OR REPLACE DICTIONARY site_types (
  brand_no UInt32,
  domains Array(String),
  types Array(String)
)
PRIMARY KEY brand_no
SOURCE(POSTGRESQL(
  host {postgres_host} port {postgres_port} user {postgres_user} password {postgres_password}
  db {postgres_database} schema 'public' table 'site_types'
))
LAYOUT(COMPLEX_KEY_DIRECT());
