import { setTimeout as pause } from 'node:timers/promises';
import type { SearchResult, IndexQuery } from '@larder/recipe-search';
import { Log, WorkerThreadError } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { indexesToDrop, type Limits, type OpenIndex } from './open-indexes.js';
import { SearchThread } from './search-thread.js';
import { searchedPart, type SearchedRecipe } from './searched-recipe.js';
import { SearchedRecipesRepository } from './searched-recipes.repository.js';

const MEGABYTE = 1024 * 1024;
const LIMITS: Limits = { maxBytes: 256 * MEGABYTE, idleMs: 30 * 60_000, keptBytes: 64 * MEGABYTE };
const TIDY_MS = 60_000;
/** Reading this many recipes takes so long (seconds) that the first search had better not start it. */
const LARGE = 20_000;
/** Fewer recipes are read within a search; more are read from the start on, and searches do not wait for all of it. */
export const MANY = 1_000;
/** Groups that are looked at when the service starts. */
const MOST_GROUPS = 50;
/** How often a lost index is loaded again before a search fails. */
const ATTEMPTS = 3;

/** The recipes of groups, searchable: an index in memory for each group that was searched lately or is large. */
@Injectable()
export class RecipeIndexes implements OnModuleInit, OnModuleDestroy {
  private readonly open = new Map<string, OpenIndex>();
  private loads = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly thread: SearchThread,
    private readonly recipes: SearchedRecipesRepository,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.tidy(), TIDY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Searches a group; its first search waits until everything is read. */
  async find(groupId: string, query: IndexQuery): Promise<SearchResult> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const index = this.indexOf(groupId);
      const findings = await this.findIn(index, query);
      if (findings) return findings;
      this.forget(groupId, index);
    }
    throw new Error('The search index is lost again and again.');
  }

  /**
   * Whether the group's index can be searched within so many milliseconds. If it has to be read first and that takes long,
   * it is read in the background. Throws when it cannot be read.
   */
  async isReady(groupId: string, withinMs: number): Promise<boolean> {
    const index = this.indexOf(groupId);
    if (index.isLoaded) return true;
    try {
      if (!(await index.isLarge)) return true;
      return await Promise.race([index.loaded.then(() => true), pause(withinMs, false, { ref: false })]);
    } catch (error) {
      if (error instanceof WorkerThreadError) return true; // a search loads it again
      throw error;
    }
  }

  /** Reads the groups with many recipes, the largest first, one after the other, before the first search. */
  async warmUp(groupIds: string[]): Promise<void> {
    const sizes: { groupId: string; count: number }[] = [];
    for (const groupId of groupIds.slice(0, MOST_GROUPS)) {
      sizes.push({ groupId, count: await this.recipes.count(groupId) });
    }
    const many = sizes.filter(({ count }) => count >= MANY).sort((a, b) => b.count - a.count);
    for (const { groupId } of many) {
      if (this.bytes > LIMITS.maxBytes / 2) return;
      await this.indexOf(groupId).loaded;
    }
  }

  /** Reads a group that has so many recipes before its first search, when reading them would take long. */
  prepare(groupId: string, recipes: number): void {
    if (recipes >= LARGE) this.indexOf(groupId);
  }

  /** Whether the group was searched lately: if not, its changes need not be indexed. */
  isOpen(groupId: string): boolean {
    return this.open.has(groupId);
  }

  /** Takes in recipes as they are now; older ones are ignored. */
  async put(groupId: string, recipes: SearchedRecipe[]): Promise<void> {
    await this.update(groupId, (index) => this.take(index, recipes));
  }

  /** Takes a recipe out that was deleted with this revision. */
  async remove(groupId: string, id: string, revision: number): Promise<void> {
    await this.update(groupId, ({ key }) => this.thread.remove(key, id, revision));
  }

  /** Reads recipes of the group anew. */
  async refresh(groupId: string, ids: string[]): Promise<void> {
    await this.update(groupId, async () => this.put(groupId, await this.recipes.some(groupId, ids)));
  }

  /** Gives up what is in memory of a group, or of all: the next search reads it anew. */
  forget(groupId: string, index = this.open.get(groupId)): void {
    if (!index || this.open.get(groupId) !== index) return;
    this.open.delete(groupId);
    this.thread.drop(index.key).catch((error: unknown) => this.log.debug('search index not dropped', { error }));
  }

  forgetAll(): void {
    for (const groupId of [...this.open.keys()]) this.forget(groupId);
  }

  /** Null when the index is lost, also in the middle of the search: its thread ended, and all it knew with it. */
  private async findIn({ groupId, key, loaded }: OpenIndex, query: IndexQuery): Promise<SearchResult | null> {
    try {
      await loaded;
      return await this.thread.find(key, query);
    } catch (error) {
      if (!(error instanceof WorkerThreadError)) throw error;
      this.log.warn('search thread ended', { groupId, error });
      return null;
    }
  }

  /** What all indexes take. */
  private get bytes(): number {
    return [...this.open.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private indexOf(groupId: string): OpenIndex {
    const known = this.open.get(groupId) ?? this.start(groupId);
    known.usedAt = performance.now();
    return known;
  }

  private start(groupId: string): OpenIndex {
    this.loads += 1;
    const index: OpenIndex = {
      groupId,
      key: `${groupId}:${this.loads}`,
      loaded: Promise.resolve(),
      isLoaded: false,
      isLarge: this.recipes.count(groupId).then((count) => count >= MANY),
      bytes: 0,
      usedAt: 0,
    };
    this.open.set(groupId, index);
    index.loaded = this.load(index);
    // The search that waits gets the error; other requests need not.
    index.loaded.catch(() => this.forget(groupId, index));
    index.isLarge.catch(() => undefined); // what fails it fails loading, too
    return index;
  }

  private async load(index: OpenIndex): Promise<void> {
    const [started, { groupId, key }] = [performance.now(), index];
    let count = 0;
    let taken = this.thread.open(key);
    for await (const some of this.recipes.all(groupId)) {
      await taken;
      taken = this.take(index, some);
      // Awaited after the next ones are read, while the thread works; until then nothing else handles a failure.
      taken.catch(() => undefined);
      count += some.length;
    }
    await taken;
    index.isLoaded = true;
    this.log.info('search index loaded', {
      groupId,
      count,
      bytes: index.bytes,
      ms: Math.round(performance.now() - started),
    });
    this.tidy();
  }

  private async take(index: OpenIndex, recipes: SearchedRecipe[]): Promise<void> {
    index.bytes = (await this.thread.put(index.key, recipes.map(searchedPart))) ?? 0;
  }

  /** A change that cannot be applied makes the index wrong: it is given up. */
  private async update(groupId: string, work: (index: OpenIndex) => Promise<void>): Promise<void> {
    const index = this.open.get(groupId);
    if (!index) return;
    try {
      await work(index);
    } catch (error) {
      this.log.warn('search index given up', { groupId, error });
      this.forget(groupId, index);
    }
  }

  private tidy(): void {
    for (const index of indexesToDrop(this.open.values(), performance.now(), LIMITS)) this.forget(index.groupId, index);
  }
}
