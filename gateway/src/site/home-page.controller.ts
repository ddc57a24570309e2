import { AppError, CommonErrors, ListRecipes, readPage, type Actor, type RecipeSummary } from '@larder/contracts';
import { basePathOf, InjectConfig, MaybeActor, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/access.js';
import type { GatewayConfig } from '../config.js';
import { withCardImages } from './outline-images.js';
import { readPageFile } from './read-page-file.js';
import { sendPage } from './site-files.js';

/** Number of cards that fit on a wide screen. */
const FIRST_CARDS = 6;

/**
 * The application's page at the address of a group, with the images of its newest recipes for members who are signed
 * in: the browser renders them before the application code is loaded. Visitors of public groups get the plain page.
 */
@Public()
@ApiExcludeController()
@Controller('g')
export class HomePageController {
  private readonly page: string | null;

  constructor(
    private readonly services: ServiceClient,
    @InjectConfig() config: GatewayConfig,
  ) {
    this.page = readPageFile(config.STATIC_FILES, basePathOf(config));
  }

  @Get(':group_slug')
  async showHome(
    @MaybeActor() actor: Actor | null,
    @Param('group_slug') groupSlug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.page) throw CommonErrors.noSuchPath();
    const isOwnHome = actor?.groupSlug === groupSlug && !request.url.includes('?');
    const recipes = isOwnHome ? await this.newestRecipes(actor) : [];
    void sendPage(request, reply, withCardImages(this.page, recipes));
  }

  /** The recipes that the application shows first. When the service does not reply, the page has no images. */
  private async newestRecipes(actor: Actor): Promise<RecipeSummary[]> {
    const query = { page: 1, perPage: FIRST_CARDS, orderBy: 'created_at', orderDirection: 'desc' } as const;
    try {
      const { items } = await readPage(this.services.as(actor).stream(ListRecipes, query));
      return items;
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  }
}
