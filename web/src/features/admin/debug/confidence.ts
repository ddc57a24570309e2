import type { StatusTone } from '../../../shared/ui/data/StatusChip.js';

const GOOD_ABOVE = 0.75;
const FAIR_ABOVE = 0.6;

/** The level of a confidence of 0 to 1. */
export function toneOf(confidence: number): Extract<StatusTone, 'success' | 'warning' | 'error'> {
  if (confidence > GOOD_ABOVE) return 'success';
  return confidence > FAIR_ABOVE ? 'warning' : 'error';
}
