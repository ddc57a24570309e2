import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';

/** Follows the rule of the server: the author and administrators, never for `system` events. */
export function mayChangeEvent(
  reader: Pick<UserOut, 'id' | 'admin'> | null | undefined,
  event: TimelineEvent,
): boolean {
  return event.eventType !== 'system' && (reader?.admin === true || reader?.id === event.userId);
}
