/** The list with one item moved; an index outside the list is limited to its ends. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [item, ...others] = [list[from], ...list.slice(0, from), ...list.slice(from + 1)];
  if (item === undefined) return [...list];
  const place = Math.max(0, Math.min(to, others.length));
  return insertItem(others, place, item);
}

/** The list with items inserted before `place`. */
export function insertItem<Item>(list: readonly Item[], place: number, ...items: Item[]): Item[] {
  return [...list.slice(0, place), ...items, ...list.slice(place)];
}

/** The list without the item at `place`. */
export function removeItem<Item>(list: readonly Item[], place: number): Item[] {
  return list.filter((_item, index) => index !== place);
}

/** The list with the item at `place` replaced. */
export function updateItem<Item>(list: readonly Item[], place: number, changes: Partial<Item>): Item[] {
  return list.map((item, index) => (index === place ? { ...item, ...changes } : item));
}
