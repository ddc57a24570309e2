import type { Actor, HouseholdOut, HouseholdSummary, PagePart, PageQuery } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ListPages } from '../../store/pagination/list-pages.js';
import { HouseholdAnswers } from './household-answers.js';
import { toHouseholdSummary } from '../../store/households/household.mapper.js';
import { HouseholdRepository } from '../../store/households/household.repository.js';
import type { HouseholdRecord } from '../../store/households/household.schema.js';

/** Lists of households: of a group, of the whole site. */
@Injectable()
export class HouseholdLists {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly answers: HouseholdAnswers,
    private readonly pages: ListPages,
  ) {}

  ofGroup(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<HouseholdSummary>> {
    const listing = this.households.listOfGroup(actor);
    return this.pages.read<HouseholdRecord, HouseholdSummary>(listing, query, (found) => found.map(toHouseholdSummary));
  }

  forVisitors(groupId: string, query: PageQuery): AsyncGenerator<PagePart<HouseholdSummary>> {
    const listing = this.households.listForVisitors(groupId);
    return this.pages.read<HouseholdRecord, HouseholdSummary>(listing, query, (found) => found.map(toHouseholdSummary));
  }

  /** For administrators. */
  ofSite(query: PageQuery): AsyncGenerator<PagePart<HouseholdOut>> {
    const listing = this.households.listOfSite();
    return this.pages.read<HouseholdRecord, HouseholdOut>(listing, query, (found) => this.answers.all(found));
  }
}
