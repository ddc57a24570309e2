import { assemble } from '../nlp/assemble.js';
import { chooseUnit } from '../nlp/choose-unit.js';
import type { ConfidencePart } from '../nlp/confidence.js';
import type { LabelledToken } from '../nlp/labelled-token.js';
import type { Label } from '../nlp/states.js';
import type { Token } from '../tokens/token.js';

/** Which parts of a line are right. */
export type Correctness = Record<ConfidencePart, boolean>;

/** Small words may be in the name or not. */
const CONNECTORS = new Set(['of', 'the', 'a', 'an', 'and', 'or', 'plus', 'with', 'for', 'in', 'to', 'about', 'some']);

/** Compares labels with the right ones by the parsed line they result in: amount, unit and name; `comment` is the rest. */
export function evaluateLine(
  line: string,
  tokens: readonly Token[],
  labels: readonly Label[],
  right: readonly Label[],
): Correctness {
  const [ours, theirs] = [labelTokens(tokens, labels), labelTokens(tokens, right)];
  const parts = {
    quantity: assemble(line, ours).quantity === assemble(line, theirs).quantity || firstAt(labels) === firstAt(right),
    unit: isUnitRight(ours, theirs),
    name: tokens.every(({ text }, at) => isNameRight(labels[at], right[at]) || CONNECTORS.has(text.toLowerCase())),
    comment: labels.every((label, at) => isInNote(label) === isInNote(right[at])),
  };
  return { ...parts, whole: parts.quantity && parts.unit && parts.name };
}

function labelTokens(tokens: readonly Token[], labels: readonly Label[]): LabelledToken[] {
  return tokens.map((token, at) => ({ ...token, label: labels[at] ?? 'comment' }));
}

function firstAt(labels: readonly Label[]): number {
  return labels.indexOf('quantity');
}

/** The unit chosen must be one of the right ones; a line without any must get none. */
function isUnitRight(ours: readonly LabelledToken[], theirs: readonly LabelledToken[]): boolean {
  const chosenUnit = chooseUnit(ours).at(-1);
  if (!chosenUnit) return chooseUnit(theirs).length === 0;
  return theirs.some(({ label, start }) => label === 'unit' && start === chosenUnit.start);
}

/** Sizes and preparations may stay in the name. */
function isNameRight(label: Label | undefined, right: Label | undefined): boolean {
  if (label === 'name') return right === 'name' || right === 'size' || right === 'preparation';
  return right !== 'name';
}

function isInNote(label: Label | undefined): boolean {
  return label !== 'quantity' && label !== 'unit' && label !== 'name';
}
