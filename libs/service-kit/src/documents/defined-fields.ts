/** The fields of a change that are set; absent ones may be undefined. */
export type DefinedFields<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields of an object that are not undefined, as clients leave out what a PATCH does not change. */
export function definedFields<Fields extends object>(fields: Fields): DefinedFields<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as DefinedFields<Fields>;
}
