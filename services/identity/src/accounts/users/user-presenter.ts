import type { Actor, UserOut } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ApiTokenRepository, type UserRecord } from '../../store/index.js';
import { Tenancies } from './tenancies.js';
import { toUserOut } from './user.mapper.js';

/** Converts users to their contract shape; only the caller's own account contains its API tokens. */
@Injectable()
export class UserPresenter {
  constructor(
    private readonly tenancies: Tenancies,
    private readonly tokens: ApiTokenRepository,
  ) {}

  async toResponse(actor: Actor, user: UserRecord): Promise<UserOut> {
    const [response] = await this.toResponses(actor, [user]);
    if (!response) throw new Error('The presenter returned nothing.');
    return response;
  }

  async toResponses(actor: Actor, users: UserRecord[]): Promise<UserOut[]> {
    const includesCaller = users.some(({ _id }) => _id === actor.userId);
    const [tenancyOf, own] = await Promise.all([
      this.tenancies.ofAll(users),
      includesCaller ? this.tokens.findOfUser(actor) : null,
    ]);
    return users.map((user) => toUserOut(user, tenancyOf(user), user._id === actor.userId ? own : null));
  }
}
