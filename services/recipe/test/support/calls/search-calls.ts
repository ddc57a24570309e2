import { ListRecipes, readPage, type Actor, type RequestInputOf } from '@larder/contracts';
import { newId, type RunningService } from '@larder/service-kit';
import { RecipeFinder } from '../../../src/recipes/reading/recipe-finder.js';
import { RecipeCreator } from '../../../src/recipes/writing/recipe-creator.js';

type Query = RequestInputOf<typeof ListRecipes>;
type Replica = Pick<RunningService, 'get'>;

/** The search results of one replica; a request could be handled by any of them. */
export async function foundBy(service: Replica, actor: Actor, search: string, query: Query = {}): Promise<string[]> {
  const parts = service.get(RecipeFinder).list(actor, ListRecipes.request.parse({ ...query, search }));
  return (await readPage(parts)).items.map(({ name }) => name);
}

/** Stores a recipe through one replica. */
export function storedBy(service: Replica, actor: Actor, name: string) {
  return service.get(RecipeCreator).create(actor, newId(), name);
}
