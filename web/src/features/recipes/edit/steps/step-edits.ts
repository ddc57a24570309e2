import type { RecipeStep } from '@larder/contracts/recipe/recipe';
import { updateItem } from '../../../../shared/lists/list-edits.js';
import { newId } from '../../../../shared/ids/new-id.js';
import { removeRow } from '../draft/list-commands.js';

export function newStep(changes: Partial<RecipeStep> = {}): RecipeStep {
  return { id: newId(), title: '', summary: '', text: '', ingredientReferences: [], ...changes };
}

/**
 * A step merged with the one above, with the ingredients of both; a summary above takes precedence. The merged step is
 * in the section of the upper one: a heading of the lower one stays with the rest of its own section.
 */
export function mergeWithAbove(steps: readonly RecipeStep[], index: number): RecipeStep[] {
  const [above, step] = [steps[index - 1], steps[index]];
  if (!above || !step) return [...steps];
  const text = [above.text.trimEnd(), step.text.trimStart()].filter(Boolean).join(' ');
  const linked = new Map(
    [...above.ingredientReferences, ...step.ingredientReferences].map((link) => [link.referenceId, link]),
  );
  const merged = { summary: above.summary || step.summary, text, ingredientReferences: [...linked.values()] };
  return removeRow(updateItem(steps, index - 1, merged), index);
}

/** A step split at an offset of its text; the links stay with the first half. */
export function splitStep(steps: readonly RecipeStep[], index: number, place: number): RecipeStep[] {
  const step = steps[index];
  if (!step) return [...steps];
  const halves = [
    { ...step, text: step.text.slice(0, place).trimEnd() },
    newStep({ text: step.text.slice(place).trimStart() }),
  ];
  return [...steps.slice(0, index), ...halves, ...steps.slice(index + 1)];
}
