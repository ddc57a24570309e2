const MIN_SHARE = 0.8;

/** The words of some lines, to detect lines that only repeat them. */
export class WordSet {
  private readonly words: ReadonlySet<string>;
  private readonly lines: ReadonlySet<string>;

  constructor(lines: readonly { text: string }[]) {
    this.lines = new Set(lines.map(({ text }) => keyOf(text)));
    this.words = new Set(lines.flatMap(({ text }) => wordsIn(text)));
  }

  /** Whether a line is one of the lines. */
  hasLine(line: string): boolean {
    return this.lines.has(keyOf(line));
  }

  /** Whether a line has hardly any words that the lines do not have: "2 eggs, 40 g sugar". */
  hasAllOf(line: string): boolean {
    const words = wordsIn(line);
    return words.length > 0 && words.filter((word) => this.words.has(word)).length >= words.length * MIN_SHARE;
  }
}

const keyOf = (line: string): string => wordsIn(line).join(' ');
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔]+/gu) ?? [];
