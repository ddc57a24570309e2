import type { SearchResult, IndexQuery } from '@larder/recipe-search';
import { createWorkerPool } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { SearchAnswer, SearchTask } from './search-tasks.js';
import type { SearchedRecipe } from '../searched-recipe.js';

/** The index consists of few large arrays: little of what a task creates stays. */
const YOUNG_MEGABYTES = 6;

/** The thread that holds the indexes. It executes tasks in the order of the calls. */
@Injectable()
export class SearchThread implements OnModuleDestroy {
  private readonly workers = createWorkerPool({
    file: new URL('./search.worker.js', import.meta.url),
    threads: 1,
    youngMegabytes: YOUNG_MEGABYTES,
    resident: true,
  });

  /** Starts the thread before the first search, which otherwise waits until its code is loaded. */
  async start(): Promise<void> {
    await this.run({ do: 'start' });
  }

  async open(key: string): Promise<void> {
    await this.run({ do: 'open', key });
  }

  /** The index's size in bytes; null when it is lost. */
  async put(key: string, recipes: SearchedRecipe[]): Promise<number | null> {
    return (await this.run({ do: 'put', key, recipes })) as number | null;
  }

  async remove(key: string, id: string, revision: number): Promise<void> {
    await this.run({ do: 'remove', key, id, revision });
  }

  /** Null when the index is lost. */
  async find(key: string, query: IndexQuery): Promise<SearchResult | null> {
    return (await this.run({ do: 'find', key, query })) as SearchResult | null;
  }

  async drop(key: string): Promise<void> {
    await this.run({ do: 'drop', key });
  }

  async onModuleDestroy(): Promise<void> {
    await this.workers.close();
  }

  private run(task: SearchTask): Promise<SearchAnswer> {
    return this.workers.run<SearchTask, SearchAnswer>(task);
  }
}
