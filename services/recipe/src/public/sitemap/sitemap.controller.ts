import {
  ListSitemaps,
  ReadSitemap,
  RECIPES_PER_SITEMAP,
  type RequestOf,
  type Sitemap,
  type SitemapRecipe,
} from '@larder/contracts';
import { Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ExploredGroups } from '../explore/explored-groups.js';
import { SitemapRepository } from './sitemap.repository.js';

/** Public: the sitemap lists what visitors may read (docs/api/collaboration.md#sitemap). */
@Controller()
export class SitemapController {
  constructor(
    private readonly groups: ExploredGroups,
    private readonly recipes: SitemapRepository,
  ) {}

  @Streams(ListSitemaps)
  async *list(): AsyncGenerator<Sitemap> {
    for (const explored of await this.groups.all()) {
      const count = await this.recipes.count(explored.visitor, await this.groups.ofPublicHouseholds(explored));
      const pages = Math.ceil(count / RECIPES_PER_SITEMAP);
      for (let page = 1; page <= pages; page += 1) yield { groupSlug: explored.group.slug, page };
    }
  }

  @Streams(ReadSitemap)
  async *read({ groupSlug, page }: RequestOf<typeof ReadSitemap>): AsyncGenerator<SitemapRecipe> {
    const explored = await this.groups.open(groupSlug);
    const ofOpenHouseholds = await this.groups.ofPublicHouseholds(explored);
    for await (const { slug, updatedAt } of this.recipes.page(explored.visitor, ofOpenHouseholds, page))
      yield { slug, updatedAt: updatedAt.toISOString() };
  }
}
