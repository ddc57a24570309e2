import { Navigate } from 'react-router';
import { useGetAppInfoQuery, useGetStartupInfoQuery } from '../../entities/app-info/app-info.api.js';
import { homePathOf } from '../../entities/session/home-path.js';
import { useSession } from '../../entities/session/use-session.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';

/** `/` redirects to the start page of the user. */
export function HomeRedirect() {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const startup = useGetStartupInfoQuery(undefined, { skip: !signedIn });
  const about = useGetAppInfoQuery(undefined, { skip: session.status !== 'anonymous' });

  if (session.status === 'failed') return <PageMessage alone kind="error" onRetry={session.retry} />;
  if (session.user) return startup.isLoading ? null : <Navigate to={homePathOf(session.user, startup.data)} replace />;
  if (session.status === 'loading' || about.isLoading) return null;
  return <Navigate to={about.data?.defaultGroupSlug ? `/g/${about.data.defaultGroupSlug}` : '/login'} replace />;
}
