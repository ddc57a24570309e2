import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import { withUpdate } from './apply-changes.js';
import type { ItemChange, LocalChange } from './local-change.js';

/** The parts of an item that name it. */
const NAMING_FIELDS = ['note', 'foodId'] as const;
/** A change that is sent this late was made without a connection. */
const LATE_MS = 5_000;

type Update = Extract<ItemChange, { kind: 'update' }>;

/** An item that another device renamed after this one. */
export interface OverwrittenEdit {
  /** As the other device named it. */
  theirs: ShoppingItem;
  /** As this device named it. */
  mine: ShoppingItem;
  /** Renames it again. */
  change: Update;
}

/**
 * The items that were renamed on this page without a connection. Of two such changes of an item the later one wins, so
 * the user whose change was replaced is told.
 */
export class OverwrittenEdits {
  private readonly own = new Map<string, Update>();

  /** Remembers the late renames among acknowledged changes. */
  remember(changes: readonly LocalChange[], now = Date.now()): void {
    for (const change of changes) {
      const rename = change.kind === 'update' ? renameIn(change) : null;
      if (!rename) continue;
      if (now - Date.parse(change.at) >= LATE_MS) this.own.set(change.itemId, rename);
      else this.own.delete(change.itemId); // it was named again, with the other name on screen
    }
  }

  /** The items of a list that have another name meanwhile; each is returned once. */
  take(items: readonly ShoppingItem[]): OverwrittenEdit[] {
    if (this.own.size === 0) return [];
    return items.flatMap((theirs) => {
      const change = this.own.get(theirs.id);
      if (!change || isApplied(change, theirs)) return [];
      this.own.delete(theirs.id);
      return [{ theirs, mine: withUpdate(theirs, change, theirs.updatedAt), change }];
    });
  }
}

/** The renames of this page. */
export const overwrittenEdits = new OverwrittenEdits();

/** The part of a change that renames its item; null when it has none. */
function renameIn({ itemId, fields = {}, shown }: Update): Update | null {
  const named = NAMING_FIELDS.filter((name) => fields[name] !== undefined);
  if (named.length === 0) return null;
  const renamed = Object.fromEntries(named.map((name) => [name, fields[name]]));
  return { kind: 'update', itemId, fields: renamed, ...(shown?.food !== undefined && { shown: { food: shown.food } }) };
}

function isApplied({ fields = {} }: Update, item: ShoppingItem): boolean {
  return NAMING_FIELDS.every((name) => fields[name] === undefined || same(fields[name], item[name]));
}

const same = (one: string | null, other: string | null): boolean => (one ?? '').trim() === (other ?? '').trim();
