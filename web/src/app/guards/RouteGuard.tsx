import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { useSession } from '../../entities/session/use-session.js';
import { refusalFor, type GuardName, type Refusal } from './guard-rules.js';

/** Renders its pages only for permitted users; others are redirected with a message. */
export function RouteGuard({ by }: { by: readonly GuardName[] }) {
  const session = useSession();
  const { groupSlug } = useParams();
  if (session.status === 'loading') return null;
  if (session.status === 'failed') return <PageMessage alone kind="error" onRetry={session.retry} />;
  const refusal = refusalFor(by, session.user, groupSlug);
  return refusal ? <Refused {...refusal} /> : <Outlet />;
}

function Refused({ to, reason }: Refusal) {
  const dispatch = useDispatch();
  const location = useLocation();
  useEffect(() => {
    dispatch(showToast({ level: 'warning', key: reason }));
  }, [dispatch, reason]);
  // The login page redirects back to this path.
  return (
    <Navigate to={to} replace state={to === '/login' ? { from: location.pathname + location.search } : undefined} />
  );
}
