import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';

/** As the server sees it: its author and administrators, never what the product noted itself. */
export function mayChangeEvent(
  reader: Pick<UserOut, 'id' | 'admin'> | null | undefined,
  event: TimelineEvent,
): boolean {
  return event.eventType !== 'system' && (reader?.admin === true || reader?.id === event.userId);
}
