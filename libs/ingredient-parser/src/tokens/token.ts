/** A number as written in a line: "2", "1 ½", "2-3", "8 x". */
export interface Amount {
  /** The value; of a range its lower end. */
  low: number;
  /** Of a range its upper end, otherwise the same as `low`. */
  high: number;
  /** "8 x 450g": so many of what follows. */
  isMultiplier: boolean;
}

/** What stands between a word and the one before it, as bits: a line may have several marks in one place. */
export const Mark = {
  COMMA: 1,
  OPEN: 2,
  CLOSE: 4,
  SLASH: 8,
  DASH: 16,
  /** Full stop, semicolon, colon and everything that ends a thought. */
  STOP: 32,
  PLUS: 64,
  /** Nothing at all, not even a blank: "10|g". */
  ATTACHED: 128,
} as const;

/** A word or a number of a line. */
export interface Token {
  /** As written. */
  text: string;
  /** Position of the first character in the line. */
  start: number;
  /** Position behind the last character. */
  end: number;
  /** Null for words. */
  amount: Amount | null;
  /** `Mark` bits between the token before (or the beginning of the line) and this one. */
  marks: number;
  inBrackets: boolean;
}
