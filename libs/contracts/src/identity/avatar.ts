import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';
import { IMAGE_TIMEOUT_MS } from '../messaging/image-timeout.js';
import { Id } from '../primitives/id.js';

/** The object store key of a user's image. */
export function avatarKey(userId: string): string {
  return `users/${userId}/profile.webp`;
}

/** Whether the caller may change the user's image: checked before an upload is accepted. */
export const ReadUserForEdit = defineMessage({
  subject: 'identity.user.read-for-edit',
  request: z.object({ id: Id }),
  reply: z.object({ id: Id }),
  idempotent: true,
});
/** Sets an upload in the object store as the image of a user: the caller, or any user by an administrator. */
export const SetAvatar = defineMessage({
  subject: 'identity.avatar.update',
  request: z.object({ userId: Id, uploadKey: z.string() }),
  reply: z.object({ cacheKey: z.string() }),
  timeoutMs: IMAGE_TIMEOUT_MS,
});
/** The owner of an avatar, for the media routes; null when the user does not exist. */
export const ReadAvatarOwner = defineMessage({
  subject: 'identity.avatar-owner.read',
  request: z.object({ userId: Id }),
  reply: z.object({ groupId: z.string(), privateGroup: z.boolean(), cacheKey: z.string() }).nullable(),
  idempotent: true,
});
