import type { Actor, PagePart, PageQuery, UserOut, UserSummary } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { GroupRepository } from '../groups/group.repository.js';
import { HouseholdRepository } from '../households/household.repository.js';
import { listPage } from '../lists/list-page.js';
import type { SortAttributes } from '../lists/order-by.js';
import type { Listing, ListOrder } from '../lists/page-ids.js';
import { UserAnswers } from './user-answers.js';
import { toUserSummary } from './user.mapper.js';
import { UserRepository } from './user.repository.js';
import type { UserRecord } from './user.schema.js';

/** Lists of users: of a group, a household, the whole site. */
@Injectable()
export class UserLists {
  private readonly attributes: SortAttributes;

  constructor(
    private readonly users: UserRepository,
    private readonly answers: UserAnswers,
    groups: GroupRepository,
    households: HouseholdRepository,
  ) {
    this.attributes = {
      ...SORTABLE,
      'group.name': { path: 'groupId', textsOf: () => groups.sortTexts() },
      'household.name': { path: 'householdId', textsOf: () => households.sortTexts() },
    };
  }

  /** Everybody of the caller's group, as other members see them. */
  ofGroup(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<UserSummary>> {
    const listing = this.users.listOfGroup(actor, this.ordered(query));
    return listPage<UserRecord, UserSummary>(listing, (users) => users.map(toUserSummary));
  }

  ofHousehold(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<UserOut>> {
    return this.whole(actor, this.users.listOfHousehold(actor, this.ordered(query)));
  }

  /** For administrators. */
  ofSite(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<UserOut>> {
    return this.whole(actor, this.users.listOfSite(this.ordered(query)));
  }

  private whole(actor: Actor, listing: Listing): AsyncGenerator<PagePart<UserOut>> {
    return listPage<UserRecord, UserOut>(listing, (users) => this.answers.all(actor, users));
  }

  private ordered(query: PageQuery): ListOrder {
    return { query, attributes: this.attributes };
  }
}

const FLAGS = ['admin', 'advanced', 'canInvite', 'canManage', 'canManageHousehold', 'canOrganize'];
const PLAIN = [...FLAGS, 'email', 'authMethod', 'groupId', 'householdId', 'cacheKey', 'createdAt', 'updatedAt'];

const SORTABLE: SortAttributes = {
  ...Object.fromEntries(PLAIN.map((name) => [name, { path: name }])),
  id: { path: '_id' },
  username: { path: 'usernameSort' },
  fullName: { path: 'fullNameSort' },
};
