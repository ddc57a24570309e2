import { useMemo, type ReactNode } from 'react';
import { useOwnOpinions } from '../../../shared/ratings/use-own-opinions.js';
import { useGroupSlug, useOwnGroup, useSession } from '../../../shared/session/use-session.js';
import { CardContext } from './card-context.js';

/** Tells the cards within whose they are and who looks at them. */
export function CardSurroundings({ children }: { children: ReactNode }) {
  const groupSlug = useGroupSlug() ?? '';
  const { user } = useSession();
  const ownGroup = useOwnGroup();
  const opinions = useOwnOpinions();
  const member = ownGroup ? user : null;
  const surroundings = useMemo(() => ({ groupSlug, member, opinions }), [groupSlug, member, opinions]);
  return <CardContext value={surroundings}>{children}</CardContext>;
}
