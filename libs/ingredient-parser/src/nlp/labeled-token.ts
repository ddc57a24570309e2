import type { Token } from '../tokens/token.js';
import type { Label } from './states.js';

/** A word of a line with its label. */
export interface LabeledToken extends Token {
  label: Label;
}
