import { CommonErrors, ExploredGroup, ListSitemaps, readAll, ReadSitemap } from '@larder/contracts';
import { InjectConfig, ServiceClient } from '@larder/service-kit';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../auth/access.js';
import type { GatewayConfig } from '../../config.js';
import { recipeSitemap, sitemapIndex } from './sitemap-xml.js';

/** The index, or with `group` one of its files. */
const SitemapQuery = z.object({
  group: ExploredGroup.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
type SitemapQuery = z.output<typeof SitemapQuery>;

/** The recipes that visitors may read, for search engines (docs/api/collaboration.md#sitemap). */
@Public()
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(
    private readonly services: ServiceClient,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  @Get('sitemap.xml')
  async read(
    @Query({ schema: SitemapQuery }) { group, page }: SitemapQuery,
    @Req() { publicUrl }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!this.config.SITEMAP_ENABLED) throw CommonErrors.noSuchPath();
    const text = group === undefined ? await this.index(publicUrl) : await this.file(publicUrl, group, page);
    void reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(text);
  }

  private async index(origin: string): Promise<string> {
    return sitemapIndex(origin, await readAll(this.services.as(null).stream(ListSitemaps, {})));
  }

  private async file(origin: string, groupSlug: string, page: number): Promise<string> {
    const recipes = await readAll(this.services.as(null).stream(ReadSitemap, { groupSlug, page }));
    if (recipes.length === 0) throw CommonErrors.noSuchPath();
    return recipeSitemap(origin, groupSlug, recipes);
  }
}
