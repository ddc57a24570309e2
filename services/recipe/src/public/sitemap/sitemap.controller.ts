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
import { PublicGroups } from '../explore/public-groups.js';
import { SitemapRepository } from './sitemap.repository.js';

/** Public: the sitemap lists what visitors may read (docs/api/collaboration.md#sitemap). */
@Controller()
export class SitemapController {
  constructor(
    private readonly groups: PublicGroups,
    private readonly recipes: SitemapRepository,
  ) {}

  @Streams(ListSitemaps)
  async *list(): AsyncGenerator<Sitemap> {
    for (const publicGroup of await this.groups.all()) {
      const count = await this.recipes.count(publicGroup.visitor, await this.groups.inPublicHouseholds(publicGroup));
      const pages = Math.ceil(count / RECIPES_PER_SITEMAP);
      for (let page = 1; page <= pages; page += 1) yield { groupSlug: publicGroup.group.slug, page };
    }
  }

  @Streams(ReadSitemap)
  async *read({ groupSlug, page }: RequestOf<typeof ReadSitemap>): AsyncGenerator<SitemapRecipe> {
    const publicGroup = await this.groups.find(groupSlug);
    const inPublicHouseholds = await this.groups.inPublicHouseholds(publicGroup);
    for await (const { slug, updatedAt } of this.recipes.streamPage(publicGroup.visitor, inPublicHouseholds, page))
      yield { slug, updatedAt: updatedAt.toISOString() };
  }
}
