-- Which account made a key: names repeat and change. What it made before is known where only one member has the name.
ALTER TABLE api_keys ADD COLUMN created_by_user uuid REFERENCES users (id) ON DELETE SET NULL;
UPDATE api_keys k SET created_by_user = maker.id
FROM (
  SELECT b.id AS brand_id, u.name, (array_agg(u.id))[1] AS id
  FROM brands b JOIN memberships m ON m.organization_id = b.organization_id JOIN users u ON u.id = m.user_id
  GROUP BY b.id, u.name HAVING count(*) = 1
) AS maker
WHERE maker.brand_id = k.brand_id AND maker.name = k.created_by;

-- A link without an end works until it is revoked.
ALTER TABLE shares ADD COLUMN expires_at timestamptz, ADD COLUMN last_used_at timestamptz;
