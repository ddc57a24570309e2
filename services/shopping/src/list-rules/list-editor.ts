import { ShoppingErrors } from '@larder/contracts';
import type { Item, ListReference, ListState } from './list-state.js';
import { canMerge, merged } from './merge-items.js';
import type { StandardUnits } from './unit-conversion.js';

/** A list is one document, which has a largest size. */
const MAX_ITEMS = 5_000;
/** How long a deletion is remembered, in milliseconds: a phone may have been off for so long. */
const DELETION_KEPT_MS = 30 * 86_400_000;
/** Quantities below this are nothing: what is left of decimal fractions. */
const NOTHING = 0.0005;

export interface EditorOptions {
  units: StandardUnits;
  now?: Date;
}

/** What became of the items. */
export interface ItemChanges {
  createdIds: string[];
  updatedIds: string[];
  deleted: Item[];
}

/** Whether a quantity is nothing. */
export function isNothing(quantity: number): boolean {
  return Math.abs(quantity) < NOTHING;
}

/** Changes the items of a list in memory, and knows afterwards which ones. The rules beside it say what is changed. */
export class ListEditor {
  readonly now: Date;
  readonly units: StandardUnits;
  private readonly items: Map<string, Item>;
  private references: ListReference[];
  private deletedItems: ListState['deletedItems'];
  private readonly created = new Set<string>();
  private readonly updated = new Set<string>();
  private readonly deleted = new Map<string, Item>();

  constructor(list: ListState, { units, now = new Date() }: EditorOptions) {
    this.now = now;
    this.units = units;
    this.items = new Map(list.items.map((item) => [item.id, item]));
    this.references = list.recipeReferences;
    this.deletedItems = list.deletedItems;
  }

  get all(): Item[] {
    return [...this.items.values()];
  }

  find(id: string): Item | undefined {
    return this.items.get(id);
  }

  /** The item that an id stands for now: itself, or what absorbed it. */
  resolve(id: string): Item | undefined {
    const seen = new Set<string>();
    for (let current: string | null = id; current !== null && !seen.has(current);) {
      seen.add(current);
      const item = this.items.get(current);
      if (item) return item;
      const known: string = current;
      current = this.deletedItems.find((each) => each.id === known)?.mergedInto ?? null;
    }
    return undefined;
  }

  /** Whether there was an item of this id. */
  isDeleted(id: string): boolean {
    return this.deletedItems.some((each) => each.id === id);
  }

  /** The open item that another one is the same as, the newest first; `except` are left out. */
  findMergeable(item: Item, except: ReadonlySet<string>): Item | undefined {
    const open = this.all.filter((each) => !each.checked && each.id !== item.id && !except.has(each.id));
    const newest = open.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    // The same unit first: nothing is converted that need not be.
    return newest.find((each) => canMerge(each, item)) ?? newest.find((each) => canMerge(each, item, this.units));
  }

  insert(item: Item): void {
    if (this.items.size >= MAX_ITEMS) throw ShoppingErrors.tooManyItems({ most: MAX_ITEMS });
    this.items.set(item.id, item);
    this.created.add(item.id);
  }

  /** Stores an item as it is now; a checked one belongs to no recipe any more. */
  save(item: Item): void {
    this.items.set(item.id, { ...item, ...(item.checked && { recipeReferences: [] }), updatedAt: this.now });
    if (!this.created.has(item.id)) this.updated.add(item.id);
  }

  /** Merges an item into one that stays; what falls below nothing is deleted. */
  absorb(kept: Item, incoming: Item): void {
    const sum = merged(kept, incoming, this.units);
    if (sum.quantity < 0 && !isNothing(sum.quantity)) this.remove(kept.id);
    else this.save({ ...sum, quantity: Math.max(0, sum.quantity) });
  }

  remove(id: string, mergedInto: string | null = null): void {
    const item = this.items.get(id);
    if (!item) return;
    this.items.delete(id);
    this.updated.delete(id);
    if (this.created.delete(id)) return this.remember(id, mergedInto);
    this.deleted.set(id, item);
    this.remember(id, mergedInto);
  }

  /** Remembers an id that is none, or none any more. */
  remember(id: string, mergedInto: string | null): void {
    this.deletedItems = [...this.deletedItems, { id, deletedAt: this.now, mergedInto }];
  }

  get recipes(): readonly ListReference[] {
    return this.references;
  }

  set recipes(references: readonly ListReference[]) {
    this.references = [...references];
  }

  /** The list as it is now, and what became of its items. */
  finish(): { list: ListState; changes: ItemChanges } {
    const items = this.all;
    const mentioned = new Set(
      items.flatMap(({ recipeReferences }) => recipeReferences.map(({ recipeId }) => recipeId)),
    );
    const forgetBefore = this.now.getTime() - DELETION_KEPT_MS;
    return {
      list: {
        items,
        recipeReferences: only(this.references, ({ recipeId }) => mentioned.has(recipeId)),
        deletedItems: only(this.deletedItems, ({ deletedAt }) => deletedAt.getTime() > forgetBefore, MAX_ITEMS),
      },
      changes: {
        createdIds: [...this.created],
        updatedIds: [...this.updated],
        deleted: [...this.deleted.values()],
      },
    };
  }
}

/** The last `most` values that pass; the very array when these are all, so that it is clear that nothing changed. */
function only<Value>(values: Value[], passes: (value: Value) => boolean, most = Infinity): Value[] {
  return values.length <= most && values.every(passes) ? values : values.filter(passes).slice(-most);
}
