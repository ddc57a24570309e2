import { useParams } from 'react-router';
import { isOwnGroup, useSession } from '../../shared/session/use-session.js';
import type { VisitedGroup } from './recipes.api.js';

/** Whether recipes are read as a member or as a visitor; undefined until the session is known. */
export function useVisitedGroup(): VisitedGroup | undefined {
  const session = useSession();
  const { groupSlug } = useParams();
  if (session.status === 'loading') return undefined;
  if (isOwnGroup(session.user, groupSlug)) return null;
  return groupSlug;
}
