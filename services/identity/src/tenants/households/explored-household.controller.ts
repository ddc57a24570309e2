import {
  ExploreErrors,
  ExploreHousehold,
  ExploreHouseholds,
  isPubliclyVisible,
  type HouseholdSummary,
  type RequestOf,
} from '@larder/contracts';
import { Answers, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { type GroupRecord, GroupRepository, HouseholdRepository, toHouseholdSummary } from '../../store/index.js';
import { HouseholdLists } from './household-lists.js';

/** The households of public groups, for visitors. */
@Controller()
export class ExploredHouseholdController {
  constructor(
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly lists: HouseholdLists,
  ) {}

  @Streams(ExploreHouseholds)
  async *list({ groupSlug, query }: RequestOf<typeof ExploreHouseholds>) {
    const { _id } = await this.publicGroup(groupSlug);
    yield* this.lists.forVisitors(_id, query);
  }

  @Answers(ExploreHousehold)
  async read({ groupSlug, slugOrId }: RequestOf<typeof ExploreHousehold>): Promise<HouseholdSummary> {
    const group = await this.publicGroup(groupSlug);
    const household = await this.households.findInGroup({ groupId: group._id }, slugOrId);
    if (!household || !isPubliclyVisible.household(group.preferences, household.preferences)) {
      throw ExploreErrors.householdNotFound();
    }
    return toHouseholdSummary(household);
  }

  private async publicGroup(groupSlug: string): Promise<GroupRecord> {
    const group = await this.groups.findBySlugOrId(groupSlug);
    if (!group || !isPubliclyVisible.group(group.preferences)) throw ExploreErrors.groupNotFound();
    return group;
  }
}
