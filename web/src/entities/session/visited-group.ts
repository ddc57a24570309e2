import { useParams } from 'react-router';
import { isOwnGroup, useSession } from './use-session.js';

/** The slug of the group whose public records are shown; null for the own group. */
export type VisitedGroup = string | null;

/** Whether a page is shown to a member or a visitor; undefined until the session is loaded. */
export function useVisitedGroup(): VisitedGroup | undefined {
  const session = useSession();
  const { groupSlug } = useParams();
  if (session.status === 'loading') return undefined;
  if (isOwnGroup(session.user, groupSlug)) return null;
  return groupSlug;
}

/** The path below `/api/` of a list or record; for visitors, the public path of the group. */
export function readPath(visited: VisitedGroup, own: string, publicPath = own): string {
  return visited === null ? own : `explore/groups/${encodeURIComponent(visited)}/${publicPath}`;
}
