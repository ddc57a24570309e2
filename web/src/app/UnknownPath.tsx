import { Navigate, useLocation } from 'react-router';
import { useSession } from '../entities/session/use-session.js';
import { PageMessage } from '../shared/ui/page/PageMessage.js';
import { NotFoundPage } from './errors/NotFoundPage.js';
import { rewritePath } from './guards/rewrite-path.js';
import { BareLayout } from './layouts/BareLayout.js';

/** The route for unknown paths: redirects old addresses, else “page not found”. */
export function UnknownPath() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return null; // render nothing until the redirect is decided
  if (session.status === 'failed') {
    return (
      <BareLayout>
        <PageMessage alone kind="error" onRetry={session.retry} />
      </BareLayout>
    );
  }
  const rewritten = session.user ? rewritePath(pathname, session.user.groupSlug) : null;
  return rewritten ? <Navigate to={{ pathname: rewritten, search, hash }} replace /> : <NotFoundPage />;
}
