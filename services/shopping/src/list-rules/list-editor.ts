import { ShoppingErrors } from '@larder/contracts';
import type { Item, ListReference, ListState } from './list-state.js';
import { canMerge, mergeItems, mergeKey } from './merge-items.js';
import type { StandardUnits } from './unit-conversion.js';

/** Maximum number of items: a list is one document, whose size is limited. */
const MAX_ITEMS = 5_000;
/** How long a deletion is recorded, in milliseconds: a phone may have been offline for that long. */
const DELETION_KEPT_MS = 30 * 86_400_000;
/** Quantities below this count as zero: rounding errors of decimal fractions. */
const ZERO_TOLERANCE = 0.0005;

export interface EditorOptions {
  units: StandardUnits;
  now?: Date;
}

/** The items that an edit created, updated and deleted. */
export interface ItemChanges {
  createdIds: string[];
  updatedIds: string[];
  deleted: Item[];
}

/** Whether a quantity counts as zero. */
export function isZero(quantity: number): boolean {
  return Math.abs(quantity) < ZERO_TOLERANCE;
}

/** Changes the items of a list in memory and records the changes. The rules in this folder decide about them. */
export class ListEditor {
  readonly now: Date;
  readonly units: StandardUnits;
  private readonly items: Map<string, Item>;
  /** The ids of items by their current and former merge keys; created on first use. */
  private idsByKey: Map<string, Set<string>> | undefined;
  private references: ListReference[];
  private deletedItems: ListState['deletedItems'];
  private readonly addedRecipeIds = new Set<string>();
  private readonly created = new Set<string>();
  private readonly updated = new Set<string>();
  private readonly deleted = new Map<string, Item>();

  constructor(list: ListState, { units, now = new Date() }: EditorOptions) {
    this.now = now;
    this.units = units;
    this.items = new Map();
    for (const item of list.items) this.items.set(item.id, item); // an array of pairs would take twice the time
    this.references = list.recipeReferences;
    this.deletedItems = list.deletedItems;
  }

  get all(): Item[] {
    return [...this.items.values()];
  }

  find(id: string): Item | undefined {
    return this.items.get(id);
  }

  /** The current item of an id: the item itself, or the one it was merged into. */
  resolve(id: string): Item | undefined {
    const seen = new Set<string>();
    for (let current: string | null = id; current !== null && !seen.has(current);) {
      seen.add(current);
      const item = this.items.get(current);
      if (item) return item;
      const mergedId: string = current;
      current = this.deletedItems.find((each) => each.id === mergedId)?.mergedInto ?? null;
    }
    return undefined;
  }

  /** Whether there was an item of this id. */
  isDeleted(id: string): boolean {
    return this.deletedItems.some((each) => each.id === id);
  }

  /** The newest unchecked item that can be merged with this one; items with an id in `except` are not considered. */
  findMergeable(item: Item, except: ReadonlySet<string> = new Set()): Item | undefined {
    const candidates: Item[] = [];
    for (const id of this.idsWithKey(mergeKey(item))) {
      const each = this.items.get(id);
      if (each && canMerge(each, item, this.units) && id !== item.id && !except.has(id)) candidates.push(each);
    }
    const newest = candidates.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    // The same unit first, to avoid conversions.
    return newest.find((each) => canMerge(each, item)) ?? newest[0];
  }

  private idsWithKey(key: string): ReadonlySet<string> {
    if (!this.idsByKey) {
      this.idsByKey = new Map();
      for (const item of this.items.values()) this.addKey(item);
    }
    return this.idsByKey.get(key) ?? new Set();
  }

  private addKey(item: Item): void {
    const key = mergeKey(item);
    const ids = this.idsByKey?.get(key);
    if (ids) ids.add(item.id);
    else this.idsByKey?.set(key, new Set([item.id]));
  }

  private put(item: Item): void {
    this.items.set(item.id, item);
    this.addKey(item);
  }

  insert(item: Item): void {
    if (this.items.size >= MAX_ITEMS) throw ShoppingErrors.tooManyItems({ most: MAX_ITEMS });
    this.put(withFiniteQuantity(item));
    this.created.add(item.id);
  }

  /** Saves an item; a checked one loses its recipe references. */
  save(item: Item): void {
    this.put({
      ...withFiniteQuantity(item),
      ...(item.checked && { recipeReferences: [] }),
      updatedAt: this.now,
    });
    if (!this.created.has(item.id)) this.updated.add(item.id);
  }

  /** Merges an item into another one; it is deleted if the quantity becomes negative. */
  absorb(target: Item, incoming: Item): void {
    const sum = mergeItems(target, incoming, this.units);
    if (sum.quantity < 0 && !isZero(sum.quantity)) this.remove(target.id);
    else this.save({ ...sum, quantity: Math.max(0, sum.quantity) });
  }

  remove(id: string, mergedInto: string | null = null): void {
    const item = this.items.get(id);
    if (!item) return;
    this.items.delete(id);
    this.updated.delete(id);
    if (this.created.delete(id)) return this.recordDeletion(id, mergedInto);
    this.deleted.set(id, item);
    this.recordDeletion(id, mergedInto);
  }

  /** Records that an id was deleted, or never stored. */
  recordDeletion(id: string, mergedInto: string | null): void {
    this.deletedItems = [...this.deletedItems, { id, deletedAt: this.now, mergedInto }];
  }

  get recipes(): readonly ListReference[] {
    return this.references;
  }

  set recipes(references: readonly ListReference[]) {
    this.references = [...references];
  }

  /** Saves a recipe that is added to the list, which counts even if it adds no item. */
  saveRecipe({ recipeQuantity, ...added }: ListReference): void {
    const reference = { ...added, recipeQuantity: finite(recipeQuantity) };
    const at = this.references.findIndex(({ recipeId }) => recipeId === reference.recipeId);
    this.references = at < 0 ? [...this.references, reference] : this.references.with(at, reference);
    this.addedRecipeIds.add(reference.recipeId);
  }

  /** The current list, and the changes of its items. */
  finish(): { list: ListState; changes: ItemChanges } {
    const items = this.all;
    const referencedIds = recipeIdsOf(items);
    const keptSince = this.now.getTime() - DELETION_KEPT_MS;
    return {
      list: {
        items,
        recipeReferences: keepLast(
          this.references,
          ({ recipeId }) => referencedIds.has(recipeId) || this.addedRecipeIds.has(recipeId),
        ),
        deletedItems: keepLast(this.deletedItems, ({ deletedAt }) => deletedAt.getTime() > keptSince, MAX_ITEMS),
      },
      changes: {
        createdIds: [...this.created],
        updatedIds: [...this.updated],
        deleted: [...this.deleted.values()],
      },
    };
  }
}

function recipeIdsOf(items: readonly Item[]): Set<string> {
  const ids = new Set<string>();
  for (const { recipeReferences } of items) for (const { recipeId } of recipeReferences) ids.add(recipeId);
  return ids;
}

function withFiniteQuantity(item: Item): Item {
  return { ...item, quantity: finite(item.quantity) };
}

/** The sum of huge numbers is infinite, which JSON expresses as null. */
function finite(sum: number): number {
  return Math.min(sum, Number.MAX_VALUE);
}

/** The last `most` values that pass; the same array if these are all, to indicate that nothing changed. */
function keepLast<Value>(values: Value[], passes: (value: Value) => boolean, most = Infinity): Value[] {
  return values.length <= most && values.every(passes) ? values : values.filter(passes).slice(-most);
}
