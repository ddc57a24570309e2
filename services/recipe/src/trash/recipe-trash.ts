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
import { announce, Directory, isDuplicateKey, optimisticUpdate } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type RecipeDocument,
  recipeEvent,
  type RecipeOwnership,
  type TrashContent,
  type TrashedRecipe,
  type TrashSummary,
  TrashRepository,
} from '../recipe-store/index.js';
import { addressesFor, keysOf, RecipeAccess, type NamedAddress } from '../recipes/index.js';

const DAY_MS = 86_400_000;

/**
 * The deleted recipes of a group: all members may read them; members who may change a recipe may restore it or delete
 * it permanently.
 */
@Injectable()
export class RecipeTrash {
  constructor(
    private readonly trash: TrashRepository,
    private readonly access: RecipeAccess,
    private readonly directory: Directory,
  ) {}

  async *list(actor: Actor, query: TrashQuery) {
    const { head, skip, limit } = pageWindow(query, await this.trash.count(actor));
    const page = await this.trash.list(actor, { skip, limit });
    const users = await this.directory.users([...new Set(page.map(({ trashed }) => trashed.by))]);
    const names = new Map(users.map(({ id, fullName }) => [id, fullName]));
    yield* pageParts<DeletedRecipe>(
      head,
      page.map((each) => toDeletedRecipe(each, names)),
    );
  }

  /**
   * Restores a recipe with its files, history, ratings and comments. A number is added to a taken name. It belongs to
   * the caller when its owner is not in the group any more.
   *
   * @throws `recipe.not-found`, `recipe.not-allowed`
   */
  restore(actor: Actor, id: string): Promise<RecipeDocument> {
    return optimisticUpdate(async () => {
      const trashed = await this.find(actor, id);
      const { recipe } = trashed.trashed;
      const ownership = await this.ownershipFor(actor, recipe);
      const content = await this.contentOfMembers(trashed.trashed);
      await this.trash.restoreRatingsAndComments(id, content);
      for (const address of addressesFor(recipe)) {
        const restored = await this.tryRestore(actor, trashed, { ...ownership, ...address });
        if (restored === 'taken') continue;
        // Repeated, because the event of the deletion may have removed them before the recipe was restored.
        if (restored) await this.trash.restoreRatingsAndComments(id, content);
        return restored;
      }
      throw RecipeErrors.alreadyExists();
    });
  }

  /** Permanently deletes a recipe. @throws `recipe.not-found`, `recipe.not-allowed` */
  async purge(actor: Actor, id: string): Promise<void> {
    await this.find(actor, id);
    if (!(await this.trash.purge(actor, id))) throw RecipeErrors.notFound();
  }

  /** Permanently deletes recipes whose retention in the trash has ended. */
  async purgeExpired(now: Date): Promise<void> {
    const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
    while (await this.trash.purgeBatch({ before }));
  }

  /** A deleted recipe that the caller may change. */
  private async find(actor: Actor, id: string): Promise<TrashedRecipe> {
    const trashed = await this.trash.find(actor, id);
    if (!trashed) throw RecipeErrors.notFound();
    await this.access.checkUpdate(actor, trashed.trashed.recipe);
    return trashed;
  }

  /** Null when the recipe has changed since it was read; `taken` when another recipe has the slug. */
  private async tryRestore(actor: Actor, trashed: TrashedRecipe, target: RecipeOwnership & NamedAddress) {
    const {
      _id: _,
      revision: _revision,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...fields
    } = trashed.trashed.recipe;
    const recipe = { ...fields, ...target, ...keysOf(target), dateUpdated: new Date() };
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

  /** The recipe's owner and the owner's household; the caller when the owner is not in the group any more. */
  private async ownershipFor(actor: Actor, { groupId, userId }: RecipeDocument): Promise<RecipeOwnership> {
    const owner = await this.directory.user(userId);
    const { id, householdId } =
      owner?.groupId === groupId ? owner : { id: actor.userId, householdId: actor.householdId };
    return { groupId, householdId, userId: id };
  }

  /** The ratings and comments whose authors are still in the group. */
  private async contentOfMembers({ groupId, ratings, comments }: TrashContent) {
    const authors = [...new Set([...ratings, ...comments].map(({ userId }) => userId))];
    const users = authors.length > 0 ? await this.directory.users(authors) : [];
    const members = new Set(users.filter((user) => user.groupId === groupId).map(({ id }) => id));
    const isMember = ({ userId }: { userId: string }) => members.has(userId);
    return { groupId, ratings: ratings.filter(isMember), comments: comments.filter(isMember) };
  }
}

function toDeletedRecipe(
  { _id, trashed: { at, by, recipe } }: TrashSummary,
  names: ReadonlyMap<string, string>,
): DeletedRecipe {
  const { name, slug, image, householdId } = recipe;
  return {
    id: _id,
    name,
    slug,
    image,
    householdId,
    deletedBy: { id: by, name: names.get(by) ?? null },
    deletedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  };
}
