/** How sure a parser is of each part, from 0 to 1; null where it does not know or there is no such part. */
export interface Confidence {
  average: number | null;
  comment: number | null;
  name: number | null;
  unit: number | null;
  quantity: number | null;
  food: number | null;
}

/** An ingredient line taken apart. Texts are as written in the line, empty when there is no such part. */
export interface ParsedLine {
  /** With at most three decimals; 0 when the line tells none. */
  quantity: number;
  unit: string;
  food: string;
  note: string;
  confidence: Confidence;
}

/** Whether a word is one of the group's units; see `Catalogue.isUnit`. */
export type IsUnit = (word: string) => boolean;

/**
 * A way to take a line apart: `brute` by position, `nlp` by a trained model. Every parser
 * answers every line, also an empty one, and throws nothing.
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
