import { setTimeout as pause } from 'node:timers/promises';
import type { SearchResult, IndexQuery } from '@larder/recipe-search';
import { Log, WorkerThreadError } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { IndexLoader, MIN_PRELOADED } from './index-loader.js';
import { indexesToDrop, type Limits, type OpenIndex } from './open-indexes.js';
import { SearchThread } from './thread/search-thread.js';
import type { SearchedRecipe } from './searched-recipe.js';
import { SearchedRecipesRepository } from './searched-recipes.repository.js';

const MEGABYTE = 1024 * 1024;
const LIMITS: Limits = { maxBytes: 256 * MEGABYTE, idleMs: 30 * 60_000, keptBytes: 64 * MEGABYTE };
const EVICTION_INTERVAL_MS = 60_000;
/** Groups with at least this many recipes, whose loading takes seconds, are loaded when their recipes are listed. */
const MIN_PREPARED = 20_000;
/** Maximum number of groups that are checked when the service starts. */
const MAX_GROUPS = 50;
/**
 * How long after a start the first index is loaded, in milliseconds, unless it is searched: the first requests take
 * longest, since their code is not compiled yet.
 */
const WARM_UP_DELAY_MS = 1_000;
/** Maximum number of attempts of a search, each with a newly loaded index after it was lost. */
const MAX_ATTEMPTS = 3;

/** The search indexes of groups, in memory: one for each group that was searched recently or is large. */
@Injectable()
export class RecipeIndexes implements OnModuleInit, OnModuleDestroy {
  private readonly open = new Map<string, OpenIndex>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly loader: IndexLoader,
    private readonly thread: SearchThread,
    private readonly recipes: SearchedRecipesRepository,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.evictIdle(), EVICTION_INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Searches a group; its first search waits until the index is loaded. */
  async find(groupId: string, query: IndexQuery): Promise<SearchResult> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const index = this.indexOf(groupId);
      const result = await this.findIn(index, query);
      if (result) return result;
      this.drop(groupId, index);
    }
    throw new Error('The search index was lost repeatedly.');
  }

  /** Whether the group's index is loaded. */
  isLoaded(groupId: string): boolean {
    return this.open.get(groupId)?.isLoaded ?? false;
  }

  /**
   * Whether the group's index can be searched within this time, in milliseconds. One that takes longer is loaded in the
   * background; that of a small group never does. Throws when it cannot be loaded.
   */
  async isReady(groupId: string, withinMs = 0): Promise<boolean> {
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

  /**
   * Starts the search thread, unless no group has recipes, and soon after loads the groups with many recipes before
   * their first search, the largest first, one after the other.
   */
  async warmUp(groupIds: string[]): Promise<void> {
    const sizes: { groupId: string; count: number }[] = [];
    for (const groupId of groupIds.slice(0, MAX_GROUPS)) {
      sizes.push({ groupId, count: await this.recipes.count(groupId) });
    }
    if (sizes.some(({ count }) => count > 0)) await this.thread.start();
    await pause(WARM_UP_DELAY_MS, undefined, { ref: false });
    const many = sizes.filter(({ count }) => count >= MIN_PRELOADED).sort((a, b) => b.count - a.count);
    for (const { groupId } of many) {
      if (this.bytes > LIMITS.maxBytes / 2) return;
      await this.indexOf(groupId).loaded;
    }
  }

  /** Starts loading a group before its first search, if it has so many recipes that loading takes long. */
  prepare(groupId: string, recipes: number): void {
    if (recipes >= MIN_PREPARED) this.indexOf(groupId);
  }

  /** Whether the group has an index; otherwise its changes need not be indexed. */
  isOpen(groupId: string): boolean {
    return this.open.has(groupId);
  }

  /** Adds or updates recipes; older revisions are ignored. */
  async put(groupId: string, recipes: SearchedRecipe[]): Promise<void> {
    await this.update(groupId, (index) => this.loader.put(index, recipes));
  }

  /** Removes a recipe that was deleted with this revision. */
  async remove(groupId: string, id: string, revision: number): Promise<void> {
    await this.update(groupId, ({ key }) => this.thread.remove(key, id, revision));
  }

  /** Reads recipes of the group again. */
  async refresh(groupId: string, ids: string[]): Promise<void> {
    await this.update(groupId, async () => this.put(groupId, await this.recipes.findByIds(groupId, ids)));
  }

  /** Drops the index of a group; the next search loads it again. */
  drop(groupId: string, index = this.open.get(groupId)): void {
    if (!index || this.open.get(groupId) !== index) return;
    this.open.delete(groupId);
    this.thread.drop(index.key).catch((error: unknown) => this.log.debug('search index not dropped', { error }));
  }

  dropAll(): void {
    for (const groupId of [...this.open.keys()]) this.drop(groupId);
  }

  /** Null when the index is lost, also during the search, because its thread has ended. */
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

  /** The size of all indexes, in bytes. */
  private get bytes(): number {
    return [...this.open.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private indexOf(groupId: string): OpenIndex {
    const index = this.open.get(groupId) ?? this.start(groupId);
    index.usedAt = performance.now();
    return index;
  }

  private start(groupId: string): OpenIndex {
    const index = this.loader.start(groupId);
    this.open.set(groupId, index);
    // The search that waits gets the error; other requests need not.
    index.loaded.then(
      () => this.evictIdle(),
      () => this.drop(groupId, index),
    );
    return index;
  }

  /** If a change cannot be applied, the index is outdated and dropped. */
  private async update(groupId: string, work: (index: OpenIndex) => Promise<void>): Promise<void> {
    const index = this.open.get(groupId);
    if (!index) return;
    try {
      await work(index);
    } catch (error) {
      this.log.warn('search index not updated, dropped', { groupId, error });
      this.drop(groupId, index);
    }
  }

  private evictIdle(): void {
    for (const index of indexesToDrop(this.open.values(), performance.now(), LIMITS)) this.drop(index.groupId, index);
  }
}
