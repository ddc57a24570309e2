import { updateItem, insertItem, moveItem, removeItem } from '../../../../shared/lists/list-edits.js';

type Edit<Item> = (list: readonly Item[]) => Item[];

/** Edits of a list by the key of the row, so that a row does not depend on its index. */
export interface ListCommands<Item> {
  /** @param typedIn names the text field the change was typed into */
  update: (key: string, changes: Partial<Item>, typedIn?: string) => void;
  insertBefore: (key: string, ...items: Item[]) => void;
  insertAfter: (key: string, ...items: Item[]) => void;
  append: (...items: Item[]) => void;
  /** Removes a row; its heading moves to the next row of the section. */
  remove: (key: string) => void;
  move: (from: number, to: number) => void;
  /** Moves a row by a number of positions, down for positive numbers; limited to the list. */
  moveBy: (key: string, places: number) => void;
  /** Any other change, e.g. merging two rows. */
  edit: (edit: (list: readonly Item[], place: number) => Item[], key: string) => void;
}

/** Commands for the list that `apply` changes. */
export function listCommands<Item extends { title: string | null }>(
  apply: (edit: Edit<Item>, typedIn?: string) => void,
  keyOf: (item: Item) => string,
): ListCommands<Item> {
  const at = (key: string, edit: (list: readonly Item[], place: number) => Item[], typedIn?: string) =>
    apply((list) => {
      const place = list.findIndex((item) => keyOf(item) === key);
      return place < 0 ? [...list] : edit(list, place);
    }, typedIn);
  return {
    update: (key, changes, typedIn) => at(key, (list, place) => updateItem(list, place, changes), typedIn),
    insertBefore: (key, ...items) => at(key, (list, place) => insertItem(list, place, ...items)),
    insertAfter: (key, ...items) => at(key, (list, place) => insertItem(list, place + 1, ...items)),
    append: (...items) => apply((list) => [...list, ...items]),
    remove: (key) => at(key, removeRow),
    move: (from, to) => apply((list) => moveItem(list, from, to)),
    moveBy: (key, places) => at(key, (list, place) => moveItem(list, place, place + places)),
    edit: (edit, key) => at(key, edit),
  };
}

/** The list without a row, whose heading moves to the next row of its section. */
export function removeRow<Item extends { title: string | null }>(list: readonly Item[], place: number): Item[] {
  const title = list[place]?.title;
  const rest = removeItem(list, place);
  if (!title || rest[place]?.title) return rest;
  return rest.map((item, index) => (index === place ? { ...item, title } : item));
}
