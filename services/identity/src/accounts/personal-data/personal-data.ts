import { avatarKey } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ApiTokenRepository, SessionRepository, UserRepository } from '../../store/index.js';
import { Tenancies } from '../users/tenancies.js';
import { toUserOut } from '../users/user.mapper.js';

/** The personal data of one user as exported: without password, token secrets and session keys. */
@Injectable()
export class PersonalData {
  constructor(
    private readonly users: UserRepository,
    private readonly tenancies: Tenancies,
    private readonly tokens: ApiTokenRepository,
    private readonly openSessions: SessionRepository,
    @InjectStore() private readonly store: ObjectStore,
  ) {}

  async *profile(userId: string): AsyncGenerator<Record<string, unknown>> {
    const user = await this.users.find(userId);
    if (!user) return;
    const { tokens: _tokens, cacheKey: _cacheKey, ...profile } = toUserOut(user, await this.tenancies.of(user), null);
    const { createdAt, updatedAt, linkedAt = null } = user;
    yield { ...profile, createdAt, updatedAt, linkedAt };
  }

  /** Streams the API tokens, oldest first. */
  async *apiTokens(userId: string): AsyncGenerator<Record<string, unknown>> {
    for await (const { name, integrationId, createdAt, expiresAt } of this.tokens.streamOfUser(userId))
      yield { name, integrationId, createdAt, expiresAt };
  }

  async *sessions(userId: string): AsyncGenerator<Record<string, unknown>> {
    for await (const { createdAt, updatedAt, expiresAt, remembered } of this.openSessions.streamOfUser(userId))
      yield { openedAt: createdAt, renewedAt: updatedAt, expiresAt, remembered };
  }

  /** Streams the avatar in pieces, as base64. */
  async *image(userId: string): AsyncGenerator<string> {
    try {
      const { stream } = await this.store.get(avatarKey(userId));
      for await (const chunk of stream) yield (chunk as Buffer).toString('base64');
    } catch (error) {
      if (!(error instanceof ObjectNotFoundError)) throw error;
    }
  }
}
