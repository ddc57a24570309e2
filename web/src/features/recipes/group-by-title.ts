/** Rows under a common heading; the first group may have none. */
export interface TitledGroup<Item> {
  title: string;
  /** The items with their position in the whole list, from 0. */
  items: { item: Item; index: number }[];
}

/** Cuts a list where an item carries a title: that item opens a section. */
export function groupByTitle<Item extends { title: string | null }>(items: readonly Item[]): TitledGroup<Item>[] {
  const groups: TitledGroup<Item>[] = [];
  items.forEach((item, index) => {
    const title = item.title?.trim() ?? '';
    const last = groups.at(-1);
    if (title || !last) groups.push({ title, items: [{ item, index }] });
    else last.items.push({ item, index });
  });
  return groups;
}
