interface Text {
  text: string;
}

const MIN_COPY = 3;

/** Whether a list repeats another in other measures: of equal length, with the same food in each line. */
export function isAlternative(list: readonly Text[], other: readonly Text[]): boolean {
  if (list.length !== other.length) return false;
  const same = list.filter(({ text }, index) => lastWordOf(text) === lastWordOf(other[index]?.text ?? '')).length;
  return same >= list.length * 0.8;
}

/** The first half, or third, of lines that occur two or three times, in different measures. */
export function withoutAlternatives<T extends Text>(lines: T[]): T[] {
  for (const copies of [3, 2]) {
    const size = lines.length / copies;
    if (size < MIN_COPY || !Number.isInteger(size)) continue;
    const first = lines.slice(0, size);
    const others = Array.from({ length: copies - 1 }, (_, index) =>
      lines.slice((index + 1) * size, (index + 2) * size),
    );
    if (others.every((other) => isAlternative(other, first))) return first;
  }
  return lines;
}

const lastWordOf = (text: string): string => /(\p{L}+)\P{L}*$/u.exec(text.slice(-60).toLowerCase())?.[1] ?? '';
