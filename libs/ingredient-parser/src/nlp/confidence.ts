import type { AllowedStates, Probability } from '../crf/probability.js';
import type { Confidence } from '../parsed-line.js';
import { STATES, type Label } from './states.js';

/** The parts with a confidence; `whole` is quantity, unit and name together. */
export const CONFIDENCE_PARTS = ['quantity', 'unit', 'name', 'comment', 'whole'] as const;
export type ConfidencePart = (typeof CONFIDENCE_PARTS)[number];

/**
 * Converts the tagger's probabilities to the expected share of correct lines: `1 / (1 + exp(-(slope·x + shift)))`,
 * where x is the logarithm of the odds. Fitted on lines that the tagger was not trained on.
 */
export type Calibration = Readonly<Record<ConfidencePart, { slope: number; shift: number }>>;

/** The uncalibrated probability of each part, 0 to 1. */
export type Likelihoods = Record<ConfidencePart, number>;

const IN_NOTE: ReadonlySet<Label> = new Set(['preparation', 'comment', 'purpose', 'size']);

/** The uncalibrated probability of each part of a line, according to its labels. */
export function likelihoodsOf(labels: readonly Label[], probability: Probability): Likelihoods {
  const quantity = sameUpToFirst(labels, QUANTITY);
  const unit = sameUpToFirst(labels, UNIT);
  const name = sameAs(labels, NAME, labels.length);
  return {
    quantity: probability(quantity),
    unit: probability(unit),
    name: probability(name),
    comment: probability(sameAs(labels, NOTE, labels.length)),
    whole: probability(name.map((states, at) => states & (quantity[at] ?? 0) & (unit[at] ?? 0))),
  };
}

const QUANTITY = statesWith((label) => label === 'quantity');
const UNIT = statesWith((label) => label === 'unit');
const NAME = statesWith((label) => label === 'name');
const NOTE = statesWith((label) => IN_NOTE.has(label));

interface Kind {
  states: number;
  includes: (label: Label) => boolean;
}

function statesWith(includes: (label: Label) => boolean): Kind {
  return { includes, states: STATES.reduce((bits, { label }, at) => bits | (includes(label) ? 1 << at : 0), 0) };
}

/** Restricts the words up to the first one of a kind as `sameAs` does; later ones may have any state. */
function sameUpToFirst(labels: readonly Label[], kind: Kind): AllowedStates {
  const first = labels.findIndex(kind.includes);
  return sameAs(labels, kind, first < 0 ? labels.length : first + 1);
}

/** Restricts the first `count` words: those labeled with the kind to its states, others to the other states. */
function sameAs(labels: readonly Label[], { states, includes }: Kind, count: number): AllowedStates {
  const allowed = new Int32Array(labels.length).fill(-1);
  labels.forEach((label, at) => {
    if (at < count) allowed[at] = includes(label) ? states : ~states;
  });
  return allowed;
}

/** The calibrated confidences with two decimals; null for parts that the line does not have. */
export function confidenceOf(labels: readonly Label[], likelihoods: Likelihoods, calibration: Calibration): Confidence {
  const confidence = (part: ConfidencePart) => round2(calibrate(likelihoods[part], calibration[part]));
  const name = labels.includes('name') ? confidence('name') : null;
  return {
    average: confidence('whole'),
    comment: labels.some((label) => IN_NOTE.has(label)) ? confidence('comment') : null,
    name,
    unit: labels.includes('unit') ? confidence('unit') : null,
    quantity: labels.includes('quantity') ? confidence('quantity') : null,
    food: name,
  };
}

const EPSILON = 1e-6;

/** The logarithm of the odds of a probability; finite also for 0 and 1. */
export function logOdds(probability: number): number {
  const inside = Math.min(1 - EPSILON, Math.max(EPSILON, probability));
  return Math.log(inside / (1 - inside));
}

function calibrate(probability: number, { slope, shift }: { slope: number; shift: number }): number {
  return 1 / (1 + Math.exp(-(slope * logOdds(probability) + shift)));
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
