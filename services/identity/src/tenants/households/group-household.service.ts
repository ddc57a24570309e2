import { IdentityErrors } from '@larder/contracts';
import type { Actor, HouseholdCreate, HouseholdOut, HouseholdPatch, HouseholdUpdate } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { HouseholdRepository } from '../../store/index.js';
import { HouseholdAdminService } from './household-admin.service.js';

/**
 * Households of the caller's group, for administrators of the site; other households are not found
 * (docs/api/identity.md#groups-and-households).
 */
@Injectable()
export class GroupHouseholdService {
  constructor(
    private readonly households: HouseholdRepository,
    private readonly admin: HouseholdAdminService,
  ) {}

  async create({ groupId }: Actor, draft: HouseholdCreate): Promise<HouseholdOut> {
    if (draft.groupId && draft.groupId !== groupId) throw IdentityErrors.unknownTenant();
    return this.admin.create({ ...draft, groupId });
  }

  async update(actor: Actor, slugOrId: string, changes: HouseholdUpdate | HouseholdPatch): Promise<HouseholdOut> {
    return this.admin.update(await this.idOf(actor, slugOrId), changes);
  }

  async delete(actor: Actor, slugOrId: string): Promise<HouseholdOut> {
    return this.admin.delete(await this.idOf(actor, slugOrId));
  }

  private async idOf(actor: Actor, slugOrId: string): Promise<string> {
    const household = await this.households.findInGroup(actor, slugOrId);
    if (!household) throw IdentityErrors.householdNotFound();
    return household._id;
  }
}
