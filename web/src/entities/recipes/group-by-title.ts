/** Rows under one heading; the first group may have none. */
export interface TitledGroup<Item> {
  title: string;
  /** The items with their index in the whole list, from 0. */
  items: { item: Item; index: number }[];
}

/** Splits a list into sections: each item with a title starts one. */
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
