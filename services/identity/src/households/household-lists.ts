import type { Actor, HouseholdOut, HouseholdSummary, PagePart, PageQuery } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { GroupRepository } from '../groups/group.repository.js';
import { listPage } from '../lists/list-page.js';
import type { SortAttributes } from '../lists/order-by.js';
import { HouseholdAnswers } from './household-answers.js';
import { toHouseholdSummary } from './household.mapper.js';
import { HouseholdRepository } from './household.repository.js';
import type { HouseholdRecord } from './household.schema.js';

/** Lists of households: of a group, of the whole site. */
@Injectable()
export class HouseholdLists {
  private readonly attributes: SortAttributes;

  constructor(
    private readonly households: HouseholdRepository,
    private readonly answers: HouseholdAnswers,
    groups: GroupRepository,
  ) {
    this.attributes = {
      id: { path: '_id' },
      name: { path: 'nameSort' },
      slug: { path: 'slug' },
      groupId: { path: 'groupId' },
      'group.name': { path: 'groupId', textsOf: () => groups.sortTexts() },
      createdAt: { path: 'createdAt' },
      updatedAt: { path: 'updatedAt' },
    };
  }

  ofGroup(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<HouseholdSummary>> {
    const listing = this.households.listOfGroup(actor, { query, attributes: this.attributes });
    return listPage<HouseholdRecord, HouseholdSummary>(listing, (households) => households.map(toHouseholdSummary));
  }

  /** For administrators. */
  ofSite(query: PageQuery): AsyncGenerator<PagePart<HouseholdOut>> {
    const listing = this.households.listOfSite({ query, attributes: this.attributes });
    return listPage<HouseholdRecord, HouseholdOut>(listing, (households) => this.answers.all(households));
  }
}
