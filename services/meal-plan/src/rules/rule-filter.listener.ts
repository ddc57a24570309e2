import { DirectoryEntryDeleted, FoodMerged, OrganizerDeleted, UnitMerged, type PayloadOf } from '@larder/contracts';
import { dropIds } from '@larder/query-filter';
import { deletedTenant, ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanRuleRepository } from './plan-rule.repository.js';

/** Updates the filters of rules when the records that they name are deleted or merged. Repeated events change nothing. */
@Injectable()
export class RuleFilterListener {
  constructor(private readonly rules: PlanRuleRepository) {}

  @ListensTo(OrganizerDeleted)
  onOrganizerDeleted({ groupId, organizerId }: PayloadOf<typeof OrganizerDeleted>): Promise<void> {
    return this.drop(groupId, organizerId);
  }

  /** Other households of the group may have rules that name a deleted household. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const tenant = deletedTenant(event);
    if (tenant && event.kind === 'household') await this.drop(tenant.groupId, event.id);
  }

  @ListensTo(FoodMerged)
  onFoodMerged(event: PayloadOf<typeof FoodMerged>): Promise<void> {
    return this.replace(event);
  }

  @ListensTo(UnitMerged)
  onUnitMerged(event: PayloadOf<typeof UnitMerged>): Promise<void> {
    return this.replace(event);
  }

  private drop(groupId: string | null, id: string): Promise<void> {
    return this.change(groupId, id, (filter) => dropIds(filter, new Set([id])));
  }

  /** A merged unit is announced by the same fields. */
  private replace({ groupId, fromId, toId }: PayloadOf<typeof FoodMerged>): Promise<void> {
    return this.change(groupId, fromId, (filter) => filter.replace(new RegExp(fromId, 'gi'), toId));
  }

  private async change(groupId: string | null, id: string, change: (filter: string) => string): Promise<void> {
    if (groupId) await this.rules.changeFilters({ groupId }, id, change);
  }
}
