import {
  ImportRecipe,
  ListFoods,
  ListUnits,
  pageParts,
  PrepareRecipeImage,
  RateRecipe,
  ReadRecipe,
  ReadRecipeForEdit,
  RecipeErrors,
  SetRecipeImage,
  slugify,
  type AppError,
  type Food,
  type Recipe,
  type RequestOf,
  type Unit,
} from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import type { TestService } from '@larder/testing';
import { aRecipe } from '@larder/testing/builders';

type ImportRequest = RequestOf<typeof ImportRecipe>;

/** A fake recipe service over the real transport; accepts images by their bytes. */
export class FakeRecipeService {
  readonly imported: ImportRequest[] = [];
  /** Accepted images by recipe, and the upload key of each. */
  readonly images = new Map<string, { bytes: Buffer; uploadKey: string }>();
  /** Ids of recipes the caller may not change. */
  readonly locked = new Set<string>();
  /** Ids of recipes that a user marked as favorite. */
  readonly favorites = new Set<string>();
  foods: Food[] = [];
  units: Unit[] = [];
  /** The number of requests for foods or units. */
  listRequests = 0;
  private refusal: AppError | null = null;

  private constructor(private readonly store: ObjectStore) {}

  static async start(parser: TestService, store: ObjectStore): Promise<FakeRecipeService> {
    const recipes = new FakeRecipeService(store);
    await parser.fakeReply(ImportRecipe, (request) => recipes.import(request));
    await parser.fakeReply(PrepareRecipeImage, async ({ recipeId, uploadKey }) => ({
      imageKey: await recipes.take(recipeId, uploadKey),
    }));
    await parser.fakeReply(SetRecipeImage, async ({ slugOrId, uploadKey }) => ({
      image: await recipes.take(slugOrId, uploadKey ?? ''),
      updatedAt: new Date().toISOString(),
    }));
    await parser.fakeReply(RateRecipe, ({ slugOrId }) => {
      recipes.favorites.add(slugOrId);
      return null;
    });
    await parser.fakeReply(ReadRecipeForEdit, ({ slugOrId }) => recipes.findForEdit(slugOrId));
    await parser.fakeReply(ReadRecipe, ({ slugOrId }) => recipes.find(slugOrId));
    await parser.fakeStream(ListFoods, () => recipes.list(recipes.foods));
    await parser.fakeStream(ListUnits, () => recipes.list(recipes.units));
    return recipes;
  }

  /** The last import. */
  get last(): ImportRequest {
    const last = this.imported.at(-1);
    if (!last) throw new Error('Nothing was imported.');
    return last;
  }

  /** Rejects imports from now on. */
  refuse(error: AppError): void {
    this.refusal = error;
  }

  private import(request: ImportRequest): { slug: string } {
    if (this.refusal) throw this.refusal;
    this.imported.push(request);
    return { slug: slugify(request.recipe.name ?? '') };
  }

  private async take(recipeId: string, uploadKey: string): Promise<string> {
    const { stream } = await this.store.get(uploadKey);
    const bytes = Buffer.concat((await stream.toArray()) as Buffer[]);
    if (!bytes.subarray(1, 4).equals(Buffer.from('PNG'))) throw RecipeErrors.notAnImage();
    this.images.set(recipeId, { bytes, uploadKey });
    return 'a8Xk';
  }

  private findForEdit(slugOrId: string): { id: string; slug: string } {
    const { id, recipe } = this.require(slugOrId);
    if (this.locked.has(id)) throw RecipeErrors.notAllowed();
    return { id, slug: slugify(recipe.name ?? '') };
  }

  private find(slugOrId: string): Recipe {
    const { id } = this.require(slugOrId);
    return aRecipe({ id, image: this.images.has(id) ? 'a8Xk' : null });
  }

  private require(slugOrId: string): ImportRequest {
    const imported = this.imported.find(({ id, recipe }) => id === slugOrId || slugify(recipe.name ?? '') === slugOrId);
    if (!imported) throw RecipeErrors.notFound();
    return imported;
  }

  private list<Item>(items: Item[]) {
    this.listRequests += 1;
    const head = { page: 1, perPage: items.length, total: items.length, totalPages: 1 };
    return pageParts(head, items);
  }
}
