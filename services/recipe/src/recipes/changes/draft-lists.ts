import type { StepDraft } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { StoredStep } from '../../recipe-store/index.js';

/** Keeps the ids of the request, so that references stay valid; missing and repeated ones are replaced with new ids. */
export function keepIds(ids: (string | null | undefined)[]): string[] {
  const seen = new Set<string>();
  return ids.map((id) => {
    const itemId = id && !seen.has(id) ? id : newId();
    seen.add(itemId);
    return itemId;
  });
}

/** Maps steps to their stored form. */
export function toStoredSteps(drafts: StepDraft[]): StoredStep[] {
  const ids = keepIds(drafts.map(({ id }) => id));
  return drafts.map(({ title, summary, text, ingredientReferences }, index) => ({
    id: ids[index] ?? newId(),
    title: title === undefined ? '' : title,
    summary: summary === undefined ? '' : summary,
    text,
    references: ingredientReferences.flatMap(({ referenceId }) => referenceId ?? []),
  }));
}
