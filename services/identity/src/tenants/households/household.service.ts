import { CommonErrors, IdentityErrors } from '@larder/contracts';
import type {
  Actor,
  HouseholdOut,
  HouseholdPreferences,
  HouseholdPreferencesUpdate,
  HouseholdSummary,
  PagePart,
  PageQuery,
} from '@larder/contracts';
import { orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type HouseholdRecord,
  HouseholdRepository,
  toHouseholdPreferences,
  toHouseholdSummary,
} from '../../store/index.js';
import { HouseholdPresenter } from './household-presenter.js';
import { HouseholdLists } from './household-lists.js';

/** The caller's own household, and the visible fields of the others of the group. */
@Injectable()
export class HouseholdService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly lists: HouseholdLists,
    private readonly presenter: HouseholdPresenter,
  ) {}

  listOfGroup(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<HouseholdSummary>> {
    return this.lists.ofGroup(actor, query);
  }

  async readOfGroup(actor: Actor, slugOrId: string): Promise<HouseholdSummary> {
    const household = await this.households.findInGroup(actor, slugOrId);
    if (!household) throw IdentityErrors.householdNotFound();
    return toHouseholdSummary(household);
  }

  async read(actor: Actor): Promise<HouseholdOut> {
    return this.presenter.toResponse(await this.own(actor));
  }

  async readPreferences(actor: Actor): Promise<HouseholdPreferences> {
    return toHouseholdPreferences((await this.own(actor)).preferences);
  }

  /** A full replacement; the id stays, and `convertShoppingUnits` when it is not sent. */
  async updatePreferences(
    actor: Actor,
    { convertShoppingUnits, ...input }: HouseholdPreferencesUpdate,
  ): Promise<HouseholdPreferences> {
    if (!actor.canManageHousehold) throw CommonErrors.forbidden();
    const changed = await this.households.change(actor.householdId, ({ preferences }) => ({
      preferences: {
        ...input,
        convertShoppingUnits: convertShoppingUnits ?? preferences.convertShoppingUnits,
        id: preferences.id,
      },
    }));
    return toHouseholdPreferences(changed.preferences);
  }

  private async own(actor: Actor): Promise<HouseholdRecord> {
    return orThrowNotFound(await this.households.findInGroup(actor, actor.householdId));
  }
}
