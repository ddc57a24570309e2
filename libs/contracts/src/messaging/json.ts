/** A value that is already JSON text and is sent unchanged. */
export class Json {
  constructor(readonly text: string) {}

  /** The object with these fields. A value, or all items of an array, may be JSON text already. */
  static object(fields: object): Json {
    const texts = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [',', JSON.stringify(name), ':', ...textsOf(value)],
    );
    // Joined once, since long texts would be copied by every concatenation.
    return new Json(['{', ...texts.slice(1), '}'].join(''));
  }
}

function textsOf(value: unknown): string[] {
  if (value instanceof Json) return [value.text];
  if (!Array.isArray(value) || !(value[0] instanceof Json)) return [JSON.stringify(value)];
  const items = (value as Json[]).flatMap(({ text }) => [',', text]);
  return ['[', ...items.slice(1), ']'];
}
