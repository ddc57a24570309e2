import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LoadingPause } from './loading-pause.js';
import type { OpenIndex } from './open-indexes.js';
import { SearchThread } from './thread/search-thread.js';
import { toSearchedFields, type SearchedRecipe } from './searched-recipe.js';
import { SearchedRecipesRepository } from './searched-recipes.repository.js';

/**
 * Groups with fewer recipes are loaded by their first search; larger ones at start, and searches do not wait for them.
 */
export const MIN_PRELOADED = 1_000;
/** How long the loading of an index waits for other requests, in milliseconds. */
const MAX_PAUSE_MS = 1_000;

/** Loads the recipes of a group into an index of the search thread. */
@Injectable()
export class IndexLoader {
  private readonly pause = new LoadingPause();
  private loads = 0;

  constructor(
    private readonly thread: SearchThread,
    private readonly recipes: SearchedRecipesRepository,
    private readonly log: Log,
  ) {}

  /** Opens an index and starts to load it. */
  start(groupId: string): OpenIndex {
    this.loads += 1;
    const index: OpenIndex = {
      groupId,
      key: `${groupId}:${this.loads}`,
      loaded: Promise.resolve(),
      isLoaded: false,
      isLarge: this.recipes.count(groupId).then((count) => count >= MIN_PRELOADED),
      bytes: 0,
      usedAt: 0,
    };
    index.isLarge.catch(() => undefined); // its errors also fail loading
    index.loaded = this.load(index);
    return index;
  }

  /** Adds or updates recipes; older revisions are ignored. */
  async put(index: OpenIndex, recipes: SearchedRecipe[]): Promise<void> {
    index.bytes = (await this.thread.put(index.key, recipes.map(toSearchedFields))) ?? 0;
  }

  /** Runs a request that would be slowed down by the loading of an index: it goes first. */
  beforeLoading<Result>(request: () => Promise<Result>): Promise<Result> {
    return this.pause.during(request);
  }

  private async load(index: OpenIndex): Promise<void> {
    const [started, { groupId, key }] = [performance.now(), index];
    let count = 0;
    let previous = this.thread.open(key);
    for await (const some of this.afterOthers(() => this.recipes.streamAll(groupId))) {
      await previous;
      previous = this.put(index, some);
      // Awaited after the next batch is read, while the thread works; until then the rejection must be handled.
      previous.catch(() => undefined);
      count += some.length;
    }
    await previous;
    index.isLoaded = true;
    this.log.info('search index loaded', {
      groupId,
      count,
      bytes: index.bytes,
      ms: Math.round(performance.now() - started),
    });
  }

  /** Batches of recipes, each read when no other request goes first, unless that takes too long. */
  private async *afterOthers(read: () => AsyncGenerator<SearchedRecipe[]>): AsyncGenerator<SearchedRecipe[]> {
    let remainingMs = MAX_PAUSE_MS;
    remainingMs -= await this.pause.wait(remainingMs);
    for await (const some of read()) {
      yield some;
      remainingMs -= await this.pause.wait(remainingMs);
    }
  }
}
