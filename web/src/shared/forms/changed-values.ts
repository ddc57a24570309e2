/**
 * The fields of `after` with another content than in `before`. Only these are sent: the others may have been changed on
 * another device since the form was opened.
 */
export function changedValues<Values extends object>(before: Values, after: Values): Partial<Values> {
  const keys = Object.keys(after) as (keyof Values)[]; // the values have the fields of their type
  const changed = keys.filter((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]));
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<Values>;
}
