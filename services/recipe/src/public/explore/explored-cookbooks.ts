import { ExploreErrors, pageParts, type Cookbook, type PagePart, type SearchQuery } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { shapes } from '../../pagination/index.js';
import { type CookbookDocument, CookbookRepository, toCookbook } from '../../discovery/index.js';
import { checkExplored } from './explored-attributes.js';
import { ExploredGroups, type Explored } from './explored-groups.js';

/** Public cookbooks, for visitors. */
@Injectable()
export class ExploredCookbooks {
  constructor(
    private readonly groups: ExploredGroups,
    private readonly cookbooks: CookbookRepository,
  ) {}

  async *list(groupSlug: string, query: SearchQuery): AsyncGenerator<PagePart<Cookbook>> {
    const explored = await this.groups.open(groupSlug);
    checkExplored('cookbooks', query);
    const visible = await this.groups.ofPublicHouseholds(explored);
    const { head, batches } = await this.cookbooks.listPublic(explored.visitor, visible, query);
    yield* pageParts(
      head,
      shapes(batches, (batch) => batch.map(toCookbook)),
    );
  }

  async read(groupSlug: string, slugOrId: string): Promise<Cookbook> {
    return toCookbook(await this.find(await this.groups.open(groupSlug), slugOrId));
  }

  /** A cookbook that visitors may see. */
  async find(explored: Explored, slugOrId: string): Promise<CookbookDocument> {
    const visible = await this.groups.ofPublicHouseholds(explored);
    const existing = await this.cookbooks.findPublic(explored.visitor, visible, slugOrId);
    if (!existing) throw ExploreErrors.cookbookNotFound();
    return existing;
  }
}
