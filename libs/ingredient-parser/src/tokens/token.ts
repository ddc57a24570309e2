/** A number or range in a line: "2", "1 ½", "2-3", "8 x". */
export interface Amount {
  /** The value, or the lower end of a range. */
  low: number;
  /** The upper end of a range, else the same as `low`. */
  high: number;
  /** Whether it is multiplied with the next amount: "8 x 450g". */
  isMultiplier: boolean;
}

/** The punctuation between two words, as bits, since there may be several marks. */
export const Mark = {
  COMMA: 1,
  OPEN: 2,
  CLOSE: 4,
  SLASH: 8,
  DASH: 16,
  /** Period, semicolon, colon and other marks that end a sentence or clause. */
  STOP: 32,
  PLUS: 64,
  /** No character, not even a blank: "10|g". */
  ATTACHED: 128,
} as const;

/** A word or a number of a line. */
export interface Token {
  /** As written. */
  text: string;
  /** Position of the first character in the line. */
  start: number;
  /** Position after the last character. */
  end: number;
  /** Null for words. */
  amount: Amount | null;
  /** `Mark` bits between the previous token (or the beginning of the line) and this one. */
  marks: number;
  inBrackets: boolean;
}
