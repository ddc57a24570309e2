import { normalizeText, type DatedLabel, type LabelPosition, type LabelSetting } from '@larder/contracts';
import { derivedId } from '@larder/service-kit';
import type { LabelPositionRecord, ShoppingListDocument } from '../../list-store/index.js';
import { compareText } from './compare-text.js';

type ListWithPositions = Pick<ShoppingListDocument, '_id' | 'createdAt' | 'labelPlaces'>;

/**
 * The labels of the group in the order of a list: first those that were moved, then those the group had when the list
 * was created, by name, then the others by creation (docs/api/meal-plans-and-shopping.md#label-settings). So a new
 * label has a position in every list of the group without a write.
 */
export function labelSettings(list: ListWithPositions, labels: DatedLabel[]): LabelSetting[] {
  const stored = new Map(list.labelPlaces.map(({ labelId, position }) => [labelId, position]));
  const moved = labels
    .flatMap((label) => (stored.has(label.id) ? [{ label, position: stored.get(label.id) ?? 0 }] : []))
    .sort((one, other) => one.position - other.position || byName(one.label, other.label));
  const next = Math.max(-1, ...moved.map(({ position }) => position)) + 1;
  const others = inOrder(
    labels.filter(({ id }) => !stored.has(id)),
    list.createdAt.toISOString(),
  );
  const all = [...moved, ...others.map((label, at) => ({ label, position: next + at }))];
  return all.map(({ label, position }) => toSetting(list._id, label, position));
}

/** The positions to store after labels were moved: those of all labels of the group, so that the others stay where they are. */
export function moveLabels(
  list: ListWithPositions,
  labels: DatedLabel[],
  moved: LabelPosition[],
): LabelPositionRecord[] {
  const newPositions = new Map(moved.map(({ labelId, position }) => [labelId, position]));
  // Positions of other labels would stay in the list: only the deletion of a label removes its position.
  return labelSettings(list, labels).map(({ labelId, position }) => {
    return { labelId, position: newPositions.get(labelId) ?? position };
  });
}

function inOrder(labels: DatedLabel[], listedSince: string): DatedLabel[] {
  const first = labels.filter(({ createdAt }) => createdAt <= listedSince).sort(byName);
  const later = labels.filter(({ createdAt }) => createdAt > listedSince);
  return [...first, ...later.sort((one, other) => compareText(one.createdAt, other.createdAt) || byName(one, other))];
}

function toSetting(listId: string, { createdAt: _, ...label }: DatedLabel, position: number): LabelSetting {
  const id = derivedId(`label ${label.id} of list ${listId}`);
  return { shoppingListId: listId, labelId: label.id, position, id, label };
}

function byName(one: DatedLabel, other: DatedLabel): number {
  return compareText(normalizeText(one.name), normalizeText(other.name)) || compareText(one.id, other.id);
}
