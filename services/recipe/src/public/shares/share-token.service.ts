import {
  CommonErrors,
  ShareErrors,
  type Actor,
  type Recipe,
  type ShareToken,
  type ShareTokenDraft,
  type ShareTokenPatch,
  type ShareTokenSummary,
} from '@larder/contracts';
import { Directory, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { RecipePresenter } from '../../recipes/index.js';
import { createOnceById } from '../../records/index.js';
import { toSharedRecipe, toShareToken, withAuthorNamesOnly } from './share-token.mapper.js';
import { ShareTokenRepository } from './share-token.repository.js';
import type { ShareTokenDocument } from './share-token.schema.js';

/** The default lifetime of a link, in milliseconds. */
const DEFAULT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Links that show recipes outside their group. Every member may read, create and delete them. */
@Injectable()
export class ShareTokenService {
  constructor(
    private readonly tokens: ShareTokenRepository,
    private readonly recipes: RecipeRepository,
    private readonly presenter: RecipePresenter,
    private readonly directory: Directory,
  ) {}

  async *list(actor: Actor, recipeId: string | undefined): AsyncGenerator<ShareTokenSummary> {
    for await (const token of this.tokens.stream(actor, recipeId)) yield toShareToken(token);
  }

  async read(actor: Actor, id: string): Promise<ShareToken> {
    return this.toResponse(actor, await this.tokens.find(actor, id));
  }

  async create(actor: Actor, id: string, { recipeId, expiresAt }: ShareTokenDraft): Promise<ShareToken> {
    orThrowNotFound(await this.recipes.find(actor, recipeId));
    const until = expiresAt ? new Date(expiresAt) : new Date(Date.now() + DEFAULT_LIFETIME_MS);
    return this.toResponse(actor, await this.insertOnce(actor, { _id: id, recipeId, expiresAt: until }));
  }

  async update(actor: Actor, id: string, { expiresAt }: ShareTokenPatch): Promise<ShareToken> {
    if (expiresAt === undefined) return this.read(actor, id);
    return this.toResponse(actor, await this.tokens.update(actor, id, new Date(expiresAt)));
  }

  async delete(actor: Actor, id: string): Promise<ShareTokenSummary> {
    const deleted = orThrowNotFound(await this.tokens.delete(actor, id));
    return toShareToken(deleted);
  }

  /** The recipe of a link, even if it is private. With `groupSlug`, only if it belongs to that group. */
  async readShared(id: string, groupSlug?: string): Promise<Recipe> {
    const token = await this.tokens.findValid(id, new Date());
    const recipe = token && (await this.recipes.find(token, token.recipeId));
    if (!recipe || !(await this.isOfGroup(recipe.groupId, groupSlug))) throw ShareErrors.tokenNotFound();
    // Without a household, so that no food is shown as on hand.
    const visitor = { groupId: recipe.groupId, householdId: '' };
    return withAuthorNamesOnly(toSharedRecipe(await this.presenter.toRecipe(visitor, recipe)));
  }

  /** The recipe of a link and its expiry; null for an invalid or expired link. */
  async recipeIdOf(id: string): Promise<{ recipeId: string; expiresAt: string } | null> {
    const token = await this.tokens.findValid(id, new Date());
    return token && { recipeId: token.recipeId, expiresAt: token.expiresAt.toISOString() };
  }

  private async isOfGroup(groupId: string, groupSlug: string | undefined): Promise<boolean> {
    return groupSlug === undefined || (await this.directory.group(groupId))?.slug === groupSlug;
  }

  /** A link with its recipe. @throws `common.not-found` when either does not exist any more */
  private async toResponse(actor: Actor, token: ShareTokenDocument | null): Promise<ShareToken> {
    const recipe = token && (await this.recipes.find(actor, token.recipeId));
    if (!recipe) throw CommonErrors.notFound();
    return { ...toShareToken(token), recipe: await this.presenter.toRecipe(actor, recipe) };
  }

  /** Stores a new link; returns the existing one for a repeated request. */
  private async insertOnce(
    actor: Actor,
    token: Pick<ShareTokenDocument, '_id' | 'recipeId' | 'expiresAt'>,
  ): Promise<ShareTokenDocument> {
    const findExisting = async () => {
      const existing = await this.tokens.find(actor, token._id);
      return existing?.recipeId === token.recipeId ? existing : null;
    };
    return createOnceById({ insert: () => this.tokens.insert(actor, token), findExisting });
  }
}
