/** The confidence of a parser for each part, 0 to 1; null without a confidence, and for absent parts. */
export interface Confidence {
  average: number | null;
  comment: number | null;
  name: number | null;
  unit: number | null;
  quantity: number | null;
  food: number | null;
}

/** A parsed ingredient line. Texts are as written in the line, and empty for absent parts. */
export interface ParsedLine {
  /** At most three decimals; 0 without a quantity. */
  quantity: number;
  unit: string;
  food: string;
  note: string;
  confidence: Confidence;
}

/** Whether a word is a unit of the group; see `Catalogue.isUnit`. */
export type IsUnit = (word: string) => boolean;

/**
 * A parser of ingredient lines with its name in the API: `brute` parses by position, `nlp` by a trained model. Parsers
 * accept all lines, including empty ones, and never throw.
 */
export interface LineParser {
  readonly name: 'brute' | 'nlp';
  parse(line: string, isUnit?: IsUnit): ParsedLine;
}

export const NO_CONFIDENCE: Confidence = {
  average: null,
  comment: null,
  name: null,
  unit: null,
  quantity: null,
  food: null,
};
