import type { Actor, HouseholdOut, HouseholdSummary, PagePart, PageQuery } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type HouseholdRecord, HouseholdRepository, ListPages, toHouseholdSummary } from '../../store/index.js';
import { HouseholdPresenter } from './household-presenter.js';

/** Lists of households: of a group, for its members or for visitors, and of the whole site. */
@Injectable()
export class HouseholdLists {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly presenter: HouseholdPresenter,
    private readonly pages: ListPages,
  ) {}

  ofGroup(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<HouseholdSummary>> {
    const listing = this.households.listOfGroup(actor);
    return this.pages.read<HouseholdRecord, HouseholdSummary>(listing, query, toSummaries);
  }

  /** The public households of a group. */
  forVisitors(groupId: string, query: PageQuery): AsyncGenerator<PagePart<HouseholdSummary>> {
    const listing = this.households.listForVisitors(groupId);
    return this.pages.read<HouseholdRecord, HouseholdSummary>(listing, query, toSummaries);
  }

  /** For administrators. */
  ofSite(query: PageQuery): AsyncGenerator<PagePart<HouseholdOut>> {
    const listing = this.households.listOfSite();
    return this.pages.read<HouseholdRecord, HouseholdOut>(listing, query, (households) =>
      this.presenter.toResponses(households),
    );
  }
}

function toSummaries(households: HouseholdRecord[]): HouseholdSummary[] {
  return households.map(toHouseholdSummary);
}
