import { CONFIDENCE_PARTS, logOdds, type Calibration, type Likelihoods } from '../nlp/confidence.js';
import type { Correctness } from './evaluate-line.js';

/** A line that the tagger was not trained on: the probabilities of its parts, and which parts are correct. */
export interface Trial {
  likelihoods: Likelihoods;
  correctness: Correctness;
}

/** Fits the confidences to the share of correct lines (Platt scaling, separately for each part). */
export function calibrate(trials: readonly Trial[]): Calibration {
  const fits = CONFIDENCE_PARTS.map((part) => {
    const points = trials.map(({ likelihoods, correctness }) => ({
      x: logOdds(likelihoods[part]),
      isCorrect: correctness[part],
    }));
    return [part, fit(points)];
  });
  return Object.fromEntries(fits) as Calibration;
}

const ROUNDS = 50;
const RIDGE = 1e-3;

/** Logistic regression with one variable, by Newton's method. */
function fit(points: readonly { x: number; isCorrect: boolean }[]): { slope: number; shift: number } {
  let [slope, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [gradSlope, gradShift, xx, x1, one] = [RIDGE * (slope - 1), RIDGE * shift, RIDGE, 0, RIDGE];
    for (const { x, isCorrect } of points) {
      const p = 1 / (1 + Math.exp(-(slope * x + shift)));
      const [error, weight] = [p - Number(isCorrect), p * (1 - p)];
      gradSlope += error * x;
      gradShift += error;
      xx += weight * x * x;
      x1 += weight * x;
      one += weight;
    }
    const determinant = xx * one - x1 * x1;
    slope -= (one * gradSlope - x1 * gradShift) / determinant;
    shift -= (xx * gradShift - x1 * gradSlope) / determinant;
  }
  return { slope, shift };
}
