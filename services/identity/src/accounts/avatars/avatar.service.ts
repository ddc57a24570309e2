import {
  avatarKey,
  formatUuid,
  IdentityErrors,
  isUuid,
  type Actor,
  type ReadAvatarOwner,
  type ReplyOf,
} from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { InjectConfig, InjectStore, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { randomToken } from '../../text/index.js';
import { GroupRepository, type UserRecord, UserRepository } from '../../store/index.js';
import type { IdentityConfig } from '../../config.js';
import { isDemoAccount } from '../users/rules/is-demo-account.js';
import { AvatarConverter } from './avatar-converter.js';

/** The avatars of users. */
@Injectable()
export class AvatarService {
  constructor(
    private readonly users: UserRepository,
    private readonly groups: GroupRepository,
    private readonly converter: AvatarConverter,
    @InjectStore() private readonly store: ObjectStore,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Refuses callers who may not set this user's image. */
  async checkEdit(actor: Actor, userId: string): Promise<UserRecord> {
    if (actor.userId !== userId && !actor.admin) throw IdentityErrors.notAnAdmin(); // also when the id does not exist
    return orThrowNotFound(await this.users.find(userId));
  }

  /** Stores the file before the key: browsers cache an image as long as its key is the same. */
  set(actor: Actor, userId: string, uploadKey: string): Promise<{ cacheKey: string }> {
    return this.converter.consume(uploadKey, async () => {
      const user = await this.checkEdit(actor, userId);
      if (isDemoAccount(user, this.config)) return { cacheKey: user.cacheKey };
      const image = await this.converter.convert(uploadKey);
      if (!image) throw IdentityErrors.notAnImage();
      await this.store.put(avatarKey(userId), Buffer.from(image), { contentType: 'image/webp' });
      const { cacheKey } = await this.users.change(userId, () => ({ cacheKey: randomToken().slice(0, 8) }));
      return { cacheKey };
    });
  }

  async ownerOf(userId: string): Promise<ReplyOf<typeof ReadAvatarOwner>> {
    const user = await this.users.find(userId);
    const group = user && (await this.groups.find(user.groupId));
    if (!group) return null;
    return { groupId: group._id, privateGroup: group.preferences.privateGroup, cacheKey: user.cacheKey };
  }

  /** Those of the object store keys that are in folders of users who do not exist. */
  async findOrphans(keys: string[]): Promise<string[]> {
    const owners = new Map(keys.flatMap((key) => ownerEntry(key)));
    const unknown = new Set(await this.users.findUnknownIds([...new Set(owners.values())]));
    return [...owners].filter(([, userId]) => unknown.has(userId)).map(([key]) => key);
  }

  async delete(userId: string): Promise<void> {
    await this.store.delete(avatarKey(userId));
  }
}

/** The key and the id of the user whose folder contains it; nothing for other files. */
function ownerEntry(key: string): [string, string][] {
  const folder = /^users\/([^/]+)\/./.exec(key)?.[1] ?? '';
  return isUuid(folder) ? [[key, formatUuid(folder)]] : [];
}
