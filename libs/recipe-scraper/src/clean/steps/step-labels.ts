import { isThing, type Thing } from '../../json/thing.js';
import { cleanLine } from '../text/text.js';

const MIN_STEPS = 4;

/**
 * Steps without names that only state their kind ("Add an ingredient", "Set the mixer"), recognized by their
 * repetition. Other steps are unchanged.
 */
export function withoutLabels(steps: readonly unknown[]): readonly unknown[] {
  return namesAreLabels(steps.filter(hasText))
    ? steps.map((step) => (hasText(step) ? withoutName(step) : step))
    : steps;
}

function namesAreLabels(steps: readonly Thing[]): boolean {
  if (steps.length < MIN_STEPS) return false;
  const counts = new Map<string, number>();
  for (const { name } of steps) counts.set(cleanLine(name), (counts.get(cleanLine(name)) ?? 0) + 1);
  counts.delete('');
  const recurring = [...counts.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
  return recurring > steps.length / 2;
}

const hasText = (step: unknown): step is Thing =>
  isThing(step) && typeof step['text'] === 'string' && step['text'].trim() !== '';
const withoutName = (step: Thing): Thing => ({ ...step, name: undefined });
