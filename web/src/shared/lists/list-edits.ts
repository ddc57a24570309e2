/** The list with one item moved; an index outside the list is limited to its ends. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [item, ...others] = [list[from], ...list.slice(0, from), ...list.slice(from + 1)];
  if (item === undefined) return [...list];
  const position = Math.max(0, Math.min(to, others.length));
  return insertItem(others, position, item);
}

/** The list with items inserted before `at`. */
export function insertItem<Item>(list: readonly Item[], at: number, ...items: Item[]): Item[] {
  return [...list.slice(0, at), ...items, ...list.slice(at)];
}

/** The list without the item at `at`. */
export function removeItem<Item>(list: readonly Item[], at: number): Item[] {
  return list.filter((_item, index) => index !== at);
}

/** The list with changes merged into the item at `at`. */
export function updateItem<Item>(list: readonly Item[], at: number, changes: Partial<Item>): Item[] {
  return list.map((item, index) => (index === at ? { ...item, ...changes } : item));
}
