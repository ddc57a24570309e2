import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import { withUpdate } from './apply-changes.js';
import { deviceUser } from '../../../shared/offline/device-user.js';
import { definePreference, type Preference } from '../../../shared/hooks/preference.js';
import type { ItemChange, LocalChange } from './local-change.js';

/** The parts of an item that name it. */
const NAMING_FIELDS = ['note', 'foodId'] as const;
/** A change that is sent this late was made without a connection. */
const LATE_MS = 5_000;
/** How long a rename is compared with the list. */
const KEPT_MS = 30 * 86_400_000;

type Update = Extract<ItemChange, { kind: 'update' }>;

/** A rename without a connection, and its time as ISO text. */
interface OwnRename {
  change: Update;
  at: string;
  /** Who made it; browsers may be shared. */
  userId?: string;
}

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
 * The items that were renamed on this device without a connection. Of two such changes of an item the later one wins,
 * so a notice reports a replaced change to its user, also when the page was closed meanwhile.
 */
export class OverwrittenEdits {
  constructor(private readonly own: Preference<readonly OwnRename[]>) {}

  /** Remembers the late renames among acknowledged changes. */
  remember(changes: readonly LocalChange[], now = Date.now()): void {
    const before = this.own.get();
    let own = before.filter(({ at }) => now - Date.parse(at) < KEPT_MS);
    for (const change of changes) {
      const rename = change.kind === 'update' ? renameIn(change) : null;
      if (!rename) continue;
      own = own.filter((each) => each.change.itemId !== change.itemId);
      // Otherwise it was named again with the other name on screen.
      if (now - Date.parse(change.at) >= LATE_MS)
        own = [...own, { change: rename, at: change.at, ...(change.userId && { userId: change.userId }) }];
    }
    if (own.length > 0 || before.length > 0) this.own.set(own);
  }

  /** The items of a list that have another name meanwhile; each is returned once. */
  take(items: readonly ShoppingItem[]): OverwrittenEdit[] {
    const own = this.own.get();
    if (own.length === 0) return [];
    const byId = new Map(items.map((item) => [item.id, item]));
    const edits = own.filter(isOfUser).flatMap(({ change }): OverwrittenEdit[] => {
      const theirs = byId.get(change.itemId);
      if (!theirs || isApplied(change, theirs)) return [];
      return [{ theirs, mine: withUpdate(theirs, change, theirs.updatedAt), change }];
    });
    const taken = new Set(edits.map(({ change }) => change));
    if (taken.size > 0) this.own.set(own.filter(({ change }) => !taken.has(change)));
    return edits;
  }

  /** Forgets the renames of the user, e.g. when signing out. */
  clear(): void {
    const own = this.own.get();
    if (own.length > 0) this.own.set(own.filter((rename) => !isOfUser(rename)));
  }
}

/** The renames of this browser. */
export const ownRenames = definePreference<readonly OwnRename[]>('offline-renames', [], isRenames);
export const overwrittenEdits = new OverwrittenEdits(ownRenames);

function isRenames(value: unknown): value is readonly OwnRename[] {
  return Array.isArray(value) && value.every((each) => typeof (each as Partial<OwnRename> | null)?.at === 'string');
}

/** Changes that were made before the session was known have no user. */
function isOfUser({ userId }: OwnRename): boolean {
  return userId === undefined || userId === deviceUser.id();
}

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
