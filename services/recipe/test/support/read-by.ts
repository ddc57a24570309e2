import { ListRecipes, readPage, type Actor, type Recipe, type RecipeSummary } from '@larder/contracts';
import type { RunningService } from '@larder/service-kit';
import { RecipeFinder } from '../../src/recipes/reading/recipe-finder.js';
import { RecipeReader } from '../../src/recipes/reading/recipe-reader.js';

/** A service of a test, or another replica of it. */
type Replica = Pick<RunningService, 'get'>;

/** The list of one replica; a request could be handled by any of them. */
export async function listedBy(replica: Replica, actor: Actor, query: object = {}): Promise<RecipeSummary[]> {
  return (await readPage(replica.get(RecipeFinder).list(actor, ListRecipes.request.parse(query)))).items;
}

/** The tags of the first recipe in the list of one replica. */
export async function firstTagsBy(replica: Replica, actor: Actor): Promise<string[] | undefined> {
  return (await listedBy(replica, actor))[0]?.tags.map(({ name }) => name);
}

/** A recipe as one replica reads it. */
export function readBy(replica: Replica, actor: Actor, slug: string): Promise<Recipe> {
  return replica.get(RecipeReader).read(actor, slug);
}
