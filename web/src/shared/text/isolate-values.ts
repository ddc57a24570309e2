const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * The values of a sentence, each with its own writing direction, so that a Latin name does not move the punctuation of
 * Arabic text. Sentences from left to right are not changed.
 */
export function isolateValues(
  values: Record<string, string | number>,
  direction: 'ltr' | 'rtl',
): Record<string, string | number> {
  if (direction === 'ltr') return values;
  const isolate = (value: string | number) =>
    typeof value === 'string' ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
}
