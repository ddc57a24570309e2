import { TextIndex, type SearchResult, type IndexQuery } from '@larder/recipe-search';
import { toIndexed, type SearchedRecipe } from '../searched-recipe.js';

/** The tasks of the search thread. `key` identifies an index; an unknown one was dropped, or lost with the thread. */
export type SearchTask =
  | { do: 'start' }
  | { do: 'open' | 'drop'; key: string }
  | { do: 'put'; key: string; recipes: SearchedRecipe[] }
  | { do: 'remove'; key: string; id: string; revision: number }
  | { do: 'find'; key: string; query: IndexQuery };

/** Search results, or the size of the index in bytes; null when the index does not exist. */
export type SearchAnswer = SearchResult | number | null;

/** The indexes of a thread. */
export class SearchTasks {
  private readonly indexes = new Map<string, TextIndex>();

  run(task: SearchTask): SearchAnswer {
    if (task.do === 'start') return null;
    if (task.do === 'open') this.indexes.set(task.key, new TextIndex());
    if (task.do === 'drop') this.indexes.delete(task.key);
    const index = this.indexes.get(task.key);
    if (!index) return null;
    if (task.do === 'find') return index.find(task.query);
    if (task.do === 'put') for (const recipe of task.recipes) index.put(toIndexed(recipe));
    if (task.do === 'remove') index.remove(task.id, task.revision);
    return index.size;
  }
}
