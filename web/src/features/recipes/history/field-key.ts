/** The key of the text that names a field of a recipe. */
export function fieldKey(field: string): string {
  return `recipe-history.field-${field.replace(/([a-z])([A-Z]+)/g, '$1-$2').toLowerCase()}`;
}
