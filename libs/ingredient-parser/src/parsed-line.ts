/** The confidence of a parser in each part, 0 to 1; null without a confidence or without such a part. */
export interface Confidence {
  average: number | null;
  comment: number | null;
  name: number | null;
  unit: number | null;
  quantity: number | null;
  food: number | null;
}

/** A parsed ingredient line. Texts are as written in the line, empty when there is no such part. */
export interface ParsedLine {
  /** With at most three decimals; 0 without one. */
  quantity: number;
  unit: string;
  food: string;
  note: string;
  confidence: Confidence;
}

/** Whether a word is one of the group's units; see `Catalogue.isUnit`. */
export type IsUnit = (word: string) => boolean;

/**
 * A parser of ingredient lines: `brute` by position, `nlp` by a trained model, as the API calls them. Every parser
 * accepts every line, also an empty one, and never throws.
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
