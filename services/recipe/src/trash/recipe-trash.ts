import {
  pageParts,
  pageWindow,
  RecipeErrors,
  RecipeRestored,
  RecipeUpdated,
  TRASH_DAYS,
  type Actor,
  type DeletedRecipe,
  type TrashQuery,
} from '@larder/contracts';
import { announce, Directory, optimisticUpdate } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type RecipeDocument,
  recipeEvent,
  type RecipeHome,
  type TrashContent,
  type TrashedRecipe,
  type TrashHead,
  TrashRepository,
} from '../recipe-store/index.js';
import { isDuplicateKey } from '../records/index.js';
import { addressesFor, keysOf, RecipeAccess, type NamedAddress } from '../recipes/index.js';

const DAY_MS = 86_400_000;

/** The deleted recipes of a group: its members see them, and those who might change one may restore it or delete it for good. */
@Injectable()
export class RecipeTrash {
  constructor(
    private readonly trash: TrashRepository,
    private readonly access: RecipeAccess,
    private readonly directory: Directory,
  ) {}

  async *list(actor: Actor, query: TrashQuery) {
    const { head, skip, limit } = pageWindow(query, await this.trash.count(actor));
    const page = await this.trash.page(actor, { skip, limit });
    const users = await this.directory.users([...new Set(page.map(({ trashed }) => trashed.by))]);
    const names = new Map(users.map(({ id, username }) => [id, username]));
    yield* pageParts<DeletedRecipe>(
      head,
      page.map((each) => toDeletedRecipe(each, names)),
    );
  }

  /**
   * Brings a recipe back with its files, history, ratings and comments. It gets a number when its name is taken, and
   * belongs to the caller when its owner is not in the group any more.
   *
   * @throws `recipe.not-found`, `recipe.not-allowed`
   */
  restore(actor: Actor, id: string): Promise<RecipeDocument> {
    return optimisticUpdate(async () => {
      const trashed = await this.find(actor, id);
      const { recipe } = trashed.trashed;
      const home = await this.homeFor(actor, recipe);
      const said = await this.ofMembers(trashed.trashed);
      await this.trash.bringBack(id, said);
      for (const address of addressesFor(recipe)) {
        const restored = await this.tryRestore(actor, trashed, { ...home, ...address });
        if (restored === 'taken') continue;
        // Again, because the event of the deletion may have removed them before the recipe was there.
        if (restored) await this.trash.bringBack(id, said);
        return restored;
      }
      throw RecipeErrors.alreadyExists();
    });
  }

  /** @throws `recipe.not-found`, `recipe.not-allowed` */
  async purge(actor: Actor, id: string): Promise<void> {
    await this.find(actor, id);
    if (!(await this.trash.purge(actor, id))) throw RecipeErrors.notFound();
  }

  /** Deletes for good what was deleted too long ago. */
  async purgeExpired(now: Date): Promise<void> {
    const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
    while (await this.trash.purgeSome({ before }));
  }

  private async find(actor: Actor, id: string): Promise<TrashedRecipe> {
    const trashed = await this.trash.find(actor, id);
    if (!trashed) throw RecipeErrors.notFound();
    await this.access.checkUpdate(actor, trashed.trashed.recipe);
    return trashed;
  }

  private async tryRestore(actor: Actor, trashed: TrashedRecipe, home: RecipeHome & NamedAddress) {
    const {
      _id: _,
      revision: _revision,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...fields
    } = trashed.trashed.recipe;
    const recipe = { ...fields, ...home, ...keysOf(home), dateUpdated: new Date() };
    const { _id: recipeId, revision } = trashed;
    const events = [
      recipeEvent(RecipeUpdated, actor, { ...recipe, _id: recipeId, revision: revision + 1 }),
      announce(RecipeRestored, { recipeId }, { actor }),
    ];
    try {
      return await this.trash.restore(trashed, recipe, events);
    } catch (error) {
      if (isDuplicateKey(error)) return 'taken';
      throw error;
    }
  }

  private async homeFor(actor: Actor, { groupId, userId }: RecipeDocument): Promise<RecipeHome> {
    const owner = await this.directory.user(userId);
    const { id, householdId } =
      owner?.groupId === groupId ? owner : { id: actor.userId, householdId: actor.householdId };
    return { groupId, householdId, userId: id };
  }

  /** Those ratings and comments whose authors are still in the group. */
  private async ofMembers({ groupId, ratings, comments }: TrashContent) {
    const authors = [...new Set([...ratings, ...comments].map(({ userId }) => userId))];
    const users = authors.length > 0 ? await this.directory.users(authors) : [];
    const members = new Set(users.filter((user) => user.groupId === groupId).map(({ id }) => id));
    const isMember = ({ userId }: { userId: string }) => members.has(userId);
    return { groupId, ratings: ratings.filter(isMember), comments: comments.filter(isMember) };
  }
}

function toDeletedRecipe(
  { _id, trashed: { at, by, recipe } }: TrashHead,
  names: ReadonlyMap<string, string>,
): DeletedRecipe {
  const { name, slug, image, householdId } = recipe;
  return {
    ...{ id: _id, name, slug, image, householdId },
    deletedBy: { id: by, name: names.get(by) ?? null },
    deletedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  };
}
