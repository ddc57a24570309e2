import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router';
import { useOwnRatings } from '../../../entities/ratings/use-own-ratings.js';
import { useGroupSlug, useOwnGroup, useSession } from '../../../entities/session/use-session.js';
import { CardContext } from './card-context.js';
import { cardLabels } from './card-labels.js';

/** Provides what its cards share: group, user, labels and links. */
export function CardProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const groupSlug = useGroupSlug() ?? '';
  const { user } = useSession();
  const ownGroup = useOwnGroup();
  const ownRatings = useOwnRatings();
  const links = useCardLinks();
  const member = ownGroup ? user : null;
  const labels = useMemo(() => cardLabels(t, i18n.language), [t, i18n.language]);
  const cardContext = useMemo(
    () => ({ groupSlug, member, ownRatings, labels, ...links }),
    [groupSlug, member, ownRatings, labels, links],
  );
  return <CardContext value={cardContext}>{children}</CardContext>;
}

/** The navigation of React Router's link, created once for all cards. */
function useCardLinks() {
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  return useMemo(
    () => ({
      hrefOf: (path: string) => root + path,
      follow: (event: MouseEvent, path: string) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(path);
      },
    }),
    [navigate, root],
  );
}

/** A plain click of the main button, without the modifier keys for a new tab or a download. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
