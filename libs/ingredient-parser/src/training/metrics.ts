import { CONFIDENCE_PARTS, confidenceOf, type Calibration, type ConfidencePart } from '../nlp/confidence.js';
import type { Label } from '../nlp/states.js';
import type { Trial } from './calibrate.js';

/** The accuracy of a model on lines that it was not trained on; shares from 0 to 1. */
export interface Metrics {
  lines: number;
  correct: Record<ConfidencePart, number>;
  /** Lines with a confidence of at least 0.9: their share of all lines, and the share of correct ones. */
  confident: { share: number; correct: number };
}

const MIN_CONFIDENCE = 0.9;

/** The accuracy of labeled lines whose correct labels are known. */
export function metricsOf(
  trials: readonly (Trial & { labels: readonly Label[] })[],
  calibration: Calibration,
): Metrics {
  const share = (count: number, of = trials.length) => (of === 0 ? 0 : count / of);
  const correct = CONFIDENCE_PARTS.map((part) => [
    part,
    share(trials.filter(({ correctness }) => correctness[part]).length),
  ]);
  const confident = trials.filter(({ labels, likelihoods }) => {
    return (confidenceOf(labels, likelihoods, calibration).average ?? 0) >= MIN_CONFIDENCE;
  });
  return {
    lines: trials.length,
    correct: Object.fromEntries(correct) as Record<ConfidencePart, number>,
    confident: {
      share: share(confident.length),
      correct: share(confident.filter(({ correctness }) => correctness.whole).length, confident.length),
    },
  };
}
