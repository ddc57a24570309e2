import {
  AppError,
  CommonErrors,
  ExploreRecipe,
  Id,
  ReadRecipe,
  ReadSharedRecipe,
  type Actor,
  type Recipe,
} from '@larder/contracts';
import { basePathOf, InjectConfig, MaybeActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../auth/access.js';
import type { GatewayConfig } from '../../config.js';
import { withRecipeImage } from '../outline-images.js';
import { pageWithCard } from './card/page-with-card.js';
import { recipeCard, type RecipeFacts } from './card/recipe-card.js';
import { MARK_VARIES_BY, markAnonymousPage } from '../mark-anonymous-page.js';
import { readPageFile } from '../read-page-file.js';
import { RecipePreview } from './recipe-preview.js';

interface PageOptions {
  /** The application's page; null when it has not been built. */
  page: string | null;
  /** The query parameters that grant access to the image of the card. */
  signature?: Record<string, string>;
  facts?: RecipeFacts;
  /** The path of the page; that of the request when absent. */
  path?: string;
}

/**
 * The application's page under the addresses of recipes, with a card for callers who may read the recipe
 * (docs/api/collaboration.md#link-previews).
 */
@Public()
@ApiExcludeController()
@Controller('g/:group_slug')
export class RecipePagesController {
  private readonly page: string | null;

  constructor(
    private readonly services: ServiceClient,
    private readonly preview: RecipePreview,
    @InjectConfig() config: GatewayConfig,
  ) {
    this.page = readPageFile(config.STATIC_FILES, basePathOf(config));
  }

  @Get('r/:slug')
  async showRecipe(
    @MaybeActor() actor: Actor | null,
    @Param('group_slug') groupSlug: string,
    @Param('slug') slugOrId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const own = actor?.groupSlug === groupSlug;
    const reading = own
      ? this.services.as(actor).request(ReadRecipe, { slugOrId })
      : this.services.as(null).request(ExploreRecipe, { groupSlug, slugOrId });
    const { recipe, status } = await lookUp(reading);
    const page = recipe && this.page ? withRecipeImage(this.page, recipe) : this.page;
    // Recipes are found by their ids as well; the card names the one address of the page.
    const path = recipe ? `/g/${groupSlug}/r/${recipe.slug}` : undefined;
    // Programs read pages without a session; members do not wait for what only programs read.
    const facts = recipe && !own ? await this.preview.factsOf(groupSlug, recipe) : {};
    // With 503 the service worker would replace the application of a member, which has stored recipes, by a waiting page.
    void reply.status(own && !recipe ? NOT_FOUND.status : status);
    this.send(request, reply, recipe, { page, facts, ...(path && { path }) });
  }

  @Get('shared/r/:token_id')
  async showShared(
    @Param('group_slug') groupSlug: string,
    @Param('token_id') share: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { data: id } = Id.safeParse(share);
    const { recipe, status } = id
      ? await lookUp(this.services.as(null).request(ReadSharedRecipe, { id, groupSlug }))
      : NOT_FOUND;
    const signature = recipe && id ? await this.preview.signatureFor(recipe, id) : {};
    const facts = recipe ? await this.preview.factsOf(groupSlug, recipe) : {};
    // Every caller with the link may read the page; search engines must not list it.
    void reply.status(status).header('x-robots-tag', 'noindex');
    this.send(request, reply, recipe, { page: this.page, signature, facts });
  }

  private send(request: FastifyRequest, reply: FastifyReply, recipe: Recipe | null, options: PageOptions): void {
    const [requested = '/'] = request.url.split('?', 1);
    const { page, signature = {}, facts = {}, path = requested } = options;
    if (!page) throw CommonErrors.noSuchPath();
    const place = { origin: request.publicUrl, path, signature, facts };
    const marked = markAnonymousPage(page, request);
    void reply
      .headers({
        'cache-control': 'private, no-cache',
        vary: MARK_VARIES_BY,
        'content-type': 'text/html; charset=utf-8',
      })
      .send(recipe ? pageWithCard(marked, recipeCard(recipe, place)) : marked);
  }
}

interface Lookup {
  recipe: Recipe | null;
  /** The status of the page. */
  status: number;
}

const NOT_FOUND: Lookup = { recipe: null, status: 404 };

/**
 * The recipe of a page. Without one the application itself shows the error; the status is for programs, which would
 * forget a page that is not found.
 */
async function lookUp(reading: Promise<Recipe>): Promise<Lookup> {
  try {
    return { recipe: await reading, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.kind === 'unavailable' || error.kind === 'timeout' ? { recipe: null, status: 503 } : NOT_FOUND;
  }
}
