import { JUDGED, confidenceOf, type Calibration, type Judged } from '../nlp/confidence.js';
import type { Label } from '../nlp/states.js';
import type { Trial } from './calibrate.js';

/** What a model is worth on lines it has not learned; shares from 0 to 1. */
export interface Figures {
  lines: number;
  right: Record<Judged, number>;
  /** Lines with a confidence of at least 0.9: how many there are, and how many of them are right. */
  sure: { share: number; right: number };
}

const SURE = 0.9;

export function figuresOf(
  trials: readonly (Trial & { labels: readonly Label[] })[],
  calibration: Calibration,
): Figures {
  const share = (count: number, of = trials.length) => (of === 0 ? 0 : count / of);
  const right = JUDGED.map((part) => [part, share(trials.filter(({ verdict }) => verdict[part]).length)]);
  const sure = trials.filter(({ labels, likelihoods }) => {
    return (confidenceOf(labels, likelihoods, calibration).average ?? 0) >= SURE;
  });
  return {
    lines: trials.length,
    right: Object.fromEntries(right) as Record<Judged, number>,
    sure: { share: share(sure.length), right: share(sure.filter(({ verdict }) => verdict.whole).length, sure.length) },
  };
}
