import { assemble } from '../nlp/assembly/assemble.js';
import { chooseUnit } from '../nlp/assembly/choose-unit.js';
import type { ConfidencePart } from '../nlp/confidence.js';
import type { LabeledToken } from '../nlp/labeled-token.js';
import type { Label } from '../nlp/states.js';
import type { Token } from '../tokens/token.js';

/** Which parts of a line are correct. */
export type Correctness = Record<ConfidencePart, boolean>;

/** Words that may be part of the name or not. */
const CONNECTORS = new Set(['of', 'the', 'a', 'an', 'and', 'or', 'plus', 'with', 'for', 'in', 'to', 'about', 'some']);

/** Compares labels with the expected ones by the resulting amount, unit and name; `comment` is the rest. */
export function evaluateLine(
  line: string,
  tokens: readonly Token[],
  labels: readonly Label[],
  expectedLabels: readonly Label[],
): Correctness {
  const [actual, expected] = [labelTokens(tokens, labels), labelTokens(tokens, expectedLabels)];
  const parts = {
    quantity:
      assemble(line, actual).quantity === assemble(line, expected).quantity ||
      firstAt(labels) === firstAt(expectedLabels),
    unit: isUnitCorrect(actual, expected),
    name: tokens.every(
      ({ text }, at) => isNameCorrect(labels[at], expectedLabels[at]) || CONNECTORS.has(text.toLowerCase()),
    ),
    comment: labels.every((label, at) => isInNote(label) === isInNote(expectedLabels[at])),
  };
  return { ...parts, whole: parts.quantity && parts.unit && parts.name };
}

function labelTokens(tokens: readonly Token[], labels: readonly Label[]): LabeledToken[] {
  return tokens.map((token, at) => ({ ...token, label: labels[at] ?? 'comment' }));
}

function firstAt(labels: readonly Label[]): number {
  return labels.indexOf('quantity');
}

/** The chosen unit must be an expected one; without an expected unit there must be none. */
function isUnitCorrect(actual: readonly LabeledToken[], expected: readonly LabeledToken[]): boolean {
  const chosenUnit = chooseUnit(actual).at(-1);
  if (!chosenUnit) return chooseUnit(expected).length === 0;
  return expected.some(({ label, start }) => label === 'unit' && start === chosenUnit.start);
}

/** Sizes and preparations may be part of the name. */
function isNameCorrect(label: Label | undefined, expected: Label | undefined): boolean {
  if (label === 'name') return expected === 'name' || expected === 'size' || expected === 'preparation';
  return expected !== 'name';
}

function isInNote(label: Label | undefined): boolean {
  return label !== 'quantity' && label !== 'unit' && label !== 'name';
}
