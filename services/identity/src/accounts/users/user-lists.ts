import type { Actor, PagePart, PageQuery, UserOut, UserSummary } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type Listing, ListPages, type UserRecord, UserRepository } from '../../store/index.js';
import { UserPresenter } from './user-presenter.js';
import { toUserSummary } from './user.mapper.js';

/** Lists of users: of a group, a household, the whole site. */
@Injectable()
export class UserLists {
  constructor(
    private readonly users: UserRepository,
    private readonly presenter: UserPresenter,
    private readonly pages: ListPages,
  ) {}

  /** The members of the caller's group, with the fields that members may see. */
  ofGroup(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<UserSummary>> {
    const listing = this.users.listOfGroup(actor);
    return this.pages.read<UserRecord, UserSummary>(listing, query, (users) => users.map(toUserSummary));
  }

  ofHousehold(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<UserOut>> {
    return this.readUsers(actor, this.users.listOfHousehold(actor), query);
  }

  /** For administrators. */
  ofSite(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<UserOut>> {
    return this.readUsers(actor, this.users.listOfSite(), query);
  }

  private readUsers(actor: Actor, listing: Listing, query: PageQuery): AsyncGenerator<PagePart<UserOut>> {
    return this.pages.read<UserRecord, UserOut>(listing, query, (users) => this.presenter.toResponses(actor, users));
  }
}
