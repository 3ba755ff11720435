/**
 * A query that gives columns of the row with an id other values.
 * @param changes by the columns' names, which are constants of ours, at least one.
 * @param returned the columns of the row that it returns.
 */
export const rowUpdate = (
  table: 'brands' | 'competitors',
  id: string,
  changes: Readonly<Record<string, unknown>>,
  returned: string,
) => ({
  text: `UPDATE ${table} SET ${Object.keys(changes)
    .map((column, index) => `${column} = $${index + 2}`)
    .join(', ')} WHERE id = $1 RETURNING ${returned}`,
  values: [id, ...Object.values(changes)],
});
