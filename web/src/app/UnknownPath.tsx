import { Navigate, useLocation } from 'react-router';
import { useSession } from '../entities/session/use-session.js';
import { NotFoundPage } from './errors/NotFoundPage.js';
import { rewritePath } from './guards/rewrite-path.js';

/** Where no route matches: an old address is understood, anything else is a page we do not have. */
export function UnknownPath() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return null; // nothing is painted until it is decided

  const rewritten = session.user ? rewritePath(pathname, session.user.groupSlug) : null;
  return rewritten ? <Navigate to={{ pathname: rewritten, search, hash }} replace /> : <NotFoundPage />;
}
