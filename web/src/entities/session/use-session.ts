import { useParams } from 'react-router';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { useGetSelfQuery } from './session.api.js';

/** The current user of the app. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null }
  /** The request for the user failed with an error of the server; outages are waited for. */
  | { status: 'failed'; user: null; retry: () => void }
  | { status: 'signed-in'; user: UserOut };

/** The session of this browser. */
export function useSession(): Session {
  const { data, error, refetch } = useGetSelfQuery();
  if (data) return { status: 'signed-in', user: data };
  if (data === null) return { status: 'anonymous', user: null };
  return error ? { status: 'failed', user: null, retry: () => void refetch() } : { status: 'loading', user: null };
}

/** Whether the page shows the user's own group; a page without group slug belongs to the signed-in user. */
export function useOwnGroup(): boolean {
  const { user } = useSession();
  const { groupSlug } = useParams();
  return isOwnGroup(user, groupSlug);
}

export function isOwnGroup(user: Pick<UserOut, 'groupSlug'> | null, groupSlug: string | undefined): boolean {
  return user !== null && (groupSlug === undefined || groupSlug === user.groupSlug);
}

/** The group for links: the route's, else the user's own. */
export function useGroupSlug(): string | undefined {
  const { user } = useSession();
  const { groupSlug } = useParams();
  return groupSlug ?? user?.groupSlug;
}
