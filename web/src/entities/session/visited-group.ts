import { useParams } from 'react-router';
import { isOwnGroup, useSession } from './use-session.js';

/** Whose records are read: the own group's (null), or what the group of this slug shows to visitors. */
export type VisitedGroup = string | null;

/** Whether a page reads as a member or as a visitor; undefined until the session is known. */
export function useVisitedGroup(): VisitedGroup | undefined {
  const session = useSession();
  const { groupSlug } = useParams();
  if (session.status === 'loading') return undefined;
  if (isOwnGroup(session.user, groupSlug)) return null;
  return groupSlug;
}

/** The path below `/api/` of a list or record that visitors read under the address of their host's group. */
export function readPath(visited: VisitedGroup, own: string, shown = own): string {
  return visited === null ? own : `explore/groups/${encodeURIComponent(visited)}/${shown}`;
}
