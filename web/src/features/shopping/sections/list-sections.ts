import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';

/** The label an item is shown under: its own, else that of its food. */
export const labelOf = (item: ShoppingItem) => item.label ?? item.food?.label ?? null;

/** Items with one label; null for those without. */
export interface ListSection {
  label: { id: string; name: string; color: string } | null;
  items: ShoppingItem[];
}

/** The key of an item in the learned order (`aisleOrder`). */
function aisleKey({ foodId, note }: ShoppingItem): string {
  return foodId ? `food:${foodId}` : `note:${note.trim().toLowerCase()}`;
}

/**
 * The unchecked items: in the learned order of this household as far as there is one, else by position. Items of the
 * same food are adjacent.
 */
export function openItems(list: ShoppingListOut): ShoppingItem[] {
  const ranks = new Map(list.learnAisleOrder ? list.aisleOrder.map((key, rank) => [key, rank]) : []);
  const sorted = list.listItems
    .filter(({ checked }) => !checked)
    .map((item) => ({ item, rank: ranks.get(aisleKey(item)) ?? Infinity }))
    .sort((one, other) => compareRanks(one.rank, other.rank) || compareItems(one.item, other.item))
    .map(({ item }) => item);
  return list.learnAisleOrder ? together(sorted) : sorted;
}

/** The checked items, most recent first. */
export function checkedItems(list: ShoppingListOut): ShoppingItem[] {
  return list.listItems
    .filter(({ checked }) => checked)
    .sort((one, other) => compareTexts(other.updatedAt, one.updatedAt));
}

/** The items by label: those without one first, then in the list's own order of labels. */
export function sections(list: ShoppingListOut, items: readonly ShoppingItem[]): ListSection[] {
  const places = new Map(list.labelSettings.map(({ labelId }, place) => [labelId, place]));
  const byLabel = new Map<string | null, ListSection>();
  for (const item of items) {
    const label = labelOf(item);
    const section = byLabel.get(label?.id ?? null) ?? { label, items: [] };
    section.items.push(item);
    byLabel.set(label?.id ?? null, section);
  }
  const place = ({ label }: ListSection) => (label ? (places.get(label.id) ?? places.size) : -1);
  return [...byLabel.values()].sort((one, other) => place(one) - place(other));
}

function together(items: readonly ShoppingItem[]): ShoppingItem[] {
  const groups = new Map<string, ShoppingItem[]>();
  for (const item of items) groups.set(aisleKey(item), [...(groups.get(aisleKey(item)) ?? []), item]);
  return [...groups.values()].flat();
}

function compareRanks(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function compareItems(one: ShoppingItem, other: ShoppingItem): number {
  return (
    one.position - other.position || compareTexts(other.createdAt, one.createdAt) || compareTexts(one.id, other.id)
  );
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
