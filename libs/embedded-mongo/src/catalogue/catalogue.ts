import type { Document } from 'bson';
import { CommandError, numbersUsedUp } from '../errors.js';
import { prefixEnd } from '../keys/index-entry.js';
import { COLLECTION_IDS } from '../store/record-ids.js';
import type { Store } from '../store/store.js';
import { Collection } from './collection.js';
import { ID_INDEX, toIndex, type Index, type NewIndex } from './index-definition.js';

const INVALID_NAME = /^$|^\$|^system\.|[\0$]|^\.|\.$/;
const INVALID_DATABASE = /^$|[\0/\\. "$]/;

/**
 * All collections and their indexes, in memory and on disk. Methods that change something must be called inside a
 * commit; when a commit fails, `load` restores the state of the disk.
 */
export class Catalogue {
  private readonly collections = new Map<string, Collection>();
  private dropped: Collection[] = [];
  private nextCollection = 1;
  private nextIndex = 1;
  private readonly damagedIndexes = new Set<number>();

  constructor(private readonly store: Store) {
    this.load();
    store.verifier.nameOf = (id) => this.list().find((one) => one.id === id)?.namespace ?? `collection number ${id}`;
  }

  /** Loads everything from disk; documents are counted by their `_id` entries. */
  load(): void {
    const versions = new Map(this.list().map((collection) => [collection.id, collection.version]));
    const collections = this.store.definitions.all().map(({ id, definition }) => Collection.read(id, definition));
    for (const collection of collections) this.complete(collection, versions);
    // Code that still references one of these must detect that it is not current.
    for (const collection of this.list()) {
      collection.dropped = true;
      collection.version++;
    }
    this.collections.clear();
    this.dropped = collections.filter((collection) => collection.dropped);
    for (const collection of collections) {
      if (!collection.dropped) this.collections.set(collection.namespace, collection);
    }
  }

  /** All collections, or those of one database. */
  list(db?: string): Collection[] {
    return [...this.collections.values()].filter((collection) => db === undefined || collection.db === db);
  }

  /** Collections with data that still has to be removed: their own when they are dropped, or that of dropped indexes. */
  garbage(): Collection[] {
    return [...this.dropped, ...this.list().filter((collection) => collection.garbage.length > 0)];
  }

  get(db: string, name: string): Collection | undefined {
    return this.collections.get(`${db}.${name}`);
  }

  /** The current state of a collection that may have been renamed or loaded again; undefined when it was dropped. */
  currentOf({ db, name, id }: Collection): Collection | undefined {
    const sameName = this.get(db, name);
    return sameName?.id === id ? sameName : this.list().find((other) => other.id === id);
  }

  getOrCreate(db: string, name: string): Collection {
    return this.get(db, name) ?? this.create(db, name);
  }

  create(db: string, name: string, options: Document = {}): Collection {
    checkNamespace(db, name);
    if (this.get(db, name)) throw new CommandError('NamespaceExists', `Collection ${db}.${name} already exists.`);
    if (this.nextCollection >= COLLECTION_IDS) throw numbersUsedUp('there are no collection numbers');
    const collection = new Collection(this.nextCollection++, db, name, options);
    this.store.clearRecords(collection.id);
    this.collections.set(collection.namespace, collection);
    this.addIndex(collection, { name: ID_INDEX, key: { _id: 1 }, unique: true });
    return collection;
  }

  drop(collection: Collection): void {
    this.collections.delete(collection.namespace);
    collection.dropped = true;
    collection.version++;
    this.dropped.push(collection);
    this.save(collection);
  }

  /** Whether a collection of `garbage` still is part of it: not forgotten, nor replaced when everything was loaded. */
  isGarbage(collection: Collection): boolean {
    return this.garbage().includes(collection);
  }

  /** Forgets what was dropped, after its data was removed. */
  forgetGarbage(collection: Collection): void {
    if (!this.isGarbage(collection)) return;
    this.dropped = this.dropped.filter((other) => other !== collection);
    collection.garbage = [];
    if (collection.dropped) this.store.definitions.delete(collection.id);
    else this.save(collection);
  }

  rename(collection: Collection, db: string, name: string): void {
    checkNamespace(db, name);
    this.collections.delete(collection.namespace);
    collection.db = db;
    collection.name = name;
    this.collections.set(collection.namespace, collection);
    this.save(collection);
  }

  addIndex(collection: Collection, definition: NewIndex): Index {
    const index = toIndex({ id: this.nextIndex++, ...definition });
    this.store.clearKeys({ from: index.prefix, to: prefixEnd(index.prefix) });
    collection.indexes.push(index);
    this.save(collection);
    return index;
  }

  /** Drops an index; its entries are removed later, in steps. */
  removeIndex(collection: Collection, index: Index): void {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    collection.garbage.push(index.stored.id);
    this.save(collection);
  }

  /** Records that an index has wrong or missing entries: queries do not use it any more. */
  disableIndex(index: Index): void {
    index.isDamaged = true;
    this.damagedIndexes.add(index.stored.id);
  }

  /** Writes a collection's definition, unless it was replaced meanwhile. */
  save(collection: Collection): void {
    if (this.get(collection.db, collection.name) !== collection && !this.dropped.includes(collection)) return;
    this.store.definitions.save(collection.id, collection.definition());
  }

  /** The state of a collection that is not part of its definition. */
  private complete(collection: Collection, versions: ReadonlyMap<number, number>): void {
    this.nextCollection = Math.max(this.nextCollection, collection.id + 1);
    const ids = [...collection.indexes.map((index) => index.stored.id), ...collection.garbage];
    this.nextIndex = Math.max(this.nextIndex, ...ids.map((id) => id + 1));
    if (collection.dropped) return;
    for (const index of collection.indexes) if (this.damagedIndexes.has(index.stored.id)) index.isDamaged = true;
    const byId = collection.indexes.find((index) => index.stored.name === ID_INDEX);
    collection.count = byId ? this.store.countKeys({ from: byId.prefix, to: prefixEnd(byId.prefix) }) : 0;
    collection.nextRecordId = this.store.lastRecordId(collection.id) + 1;
    collection.version = (versions.get(collection.id) ?? 0) + 1;
  }
}

function checkNamespace(db: string, name: string): void {
  if (INVALID_DATABASE.test(db)) throw new CommandError('InvalidNamespace', `Invalid database name: '${db}'`);
  if (INVALID_NAME.test(name)) throw new CommandError('InvalidNamespace', `Invalid collection name: ${name}`);
}
