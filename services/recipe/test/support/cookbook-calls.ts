import { CreateCookbook, UpdateCookbook, type Actor, type RequestInputOf } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { TestRecipes } from './start-recipes.js';

type Draft = RequestInputOf<typeof CreateCookbook>['cookbook'];
type CookbookInput = Omit<Draft, 'description' | 'queryFilterString' | 'public'> & {
  description?: string;
  queryFilterString?: string;
  public?: boolean | null;
};

/** Requests on cookbooks, whose texts are empty by default. */
export function cookbookCalls(recipes: () => TestRecipes) {
  const withTexts = (input: CookbookInput) => ({ description: '', queryFilterString: '', public: false, ...input });
  const create = (actor: Actor, input: CookbookInput, id = newId()) =>
    recipes()
      .as(actor)
      .request(CreateCookbook, { id, cookbook: withTexts(input) });
  const update = (actor: Actor, id: string, input: CookbookInput) =>
    recipes()
      .as(actor)
      .request(UpdateCookbook, { id, cookbook: withTexts(input) });

  return { create, update, withTexts };
}
