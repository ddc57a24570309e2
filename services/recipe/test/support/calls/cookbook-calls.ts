import {
  CreateCookbook,
  DeleteCookbook,
  ListCookbooks,
  ReadCookbook,
  readPage,
  UpdateCookbook,
  UpdateCookbooks,
  type Actor,
  type RequestInputOf,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { TestRecipes } from '../start-recipes.js';

type Draft = RequestInputOf<typeof CreateCookbook>['cookbook'];
type CookbookInput = Omit<Draft, 'description' | 'queryFilterString' | 'public'> & {
  description?: string;
  queryFilterString?: string;
  public?: boolean | null;
};

/** Requests on cookbooks, whose texts are empty by default. */
export function cookbookCalls(recipes: () => TestRecipes) {
  const withTexts = <Input extends CookbookInput>(input: Input) => ({
    description: '',
    queryFilterString: '',
    public: false,
    ...input,
  });
  const create = (actor: Actor, input: CookbookInput, id = newId()) =>
    recipes()
      .as(actor)
      .request(CreateCookbook, { id, cookbook: withTexts(input) });
  const update = (actor: Actor, id: string, input: CookbookInput) =>
    recipes()
      .as(actor)
      .request(UpdateCookbook, { id, cookbook: withTexts(input) });
  /** Updates several cookbooks in one request. */
  const updateAll = (actor: Actor, ...cookbooks: (CookbookInput & { id: string })[]) =>
    recipes()
      .as(actor)
      .request(UpdateCookbooks, { cookbooks: cookbooks.map((each) => withTexts(each)) });
  const read = (actor: Actor, slugOrId: string) => recipes().as(actor).request(ReadCookbook, { slugOrId });
  const remove = (actor: Actor, id: string) => recipes().as(actor).request(DeleteCookbook, { id });
  const list = async (actor: Actor, query: object = {}) =>
    (await readPage(recipes().as(actor).stream(ListCookbooks, query))).items;

  return { create, update, updateAll, read, remove, list };
}
