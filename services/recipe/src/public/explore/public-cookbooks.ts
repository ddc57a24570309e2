import { ExploreErrors, pageParts, type Cookbook, type PagePart, type SearchQuery } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { mapBatches } from '../../pagination/index.js';
import { type CookbookDocument, CookbookRepository, toCookbook } from '../../discovery/index.js';
import { requirePublicAttributes } from './public-attributes.js';
import { PublicGroups, type PublicGroup } from './public-groups.js';

/** Public cookbooks, for visitors. */
@Injectable()
export class PublicCookbooks {
  constructor(
    private readonly groups: PublicGroups,
    private readonly cookbooks: CookbookRepository,
  ) {}

  async *list(groupSlug: string, query: SearchQuery): AsyncGenerator<PagePart<Cookbook>> {
    const publicGroup = await this.groups.find(groupSlug);
    requirePublicAttributes('cookbooks', query);
    const visible = await this.groups.inPublicHouseholds(publicGroup);
    const { head, batches } = await this.cookbooks.listPublic(publicGroup.visitor, visible, query);
    yield* pageParts(
      head,
      mapBatches(batches, (batch) => batch.map(toCookbook)),
    );
  }

  async read(groupSlug: string, slugOrId: string): Promise<Cookbook> {
    return toCookbook(await this.find(await this.groups.find(groupSlug), slugOrId));
  }

  /** A cookbook that visitors may see. */
  async find(publicGroup: PublicGroup, slugOrId: string): Promise<CookbookDocument> {
    const visible = await this.groups.inPublicHouseholds(publicGroup);
    const existing = await this.cookbooks.findPublic(publicGroup.visitor, visible, slugOrId);
    if (!existing) throw ExploreErrors.cookbookNotFound();
    return existing;
  }
}
