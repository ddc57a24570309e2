import { Navigate, Outlet } from 'react-router';
import { useGetStartupInfoQuery } from '../../entities/app-info/app-info.api.js';
import { mustSetUp, SETUP_PATH } from '../../entities/session/home-path.js';
import { useSession } from '../../entities/session/use-session.js';

/** Redirects an administrator who uses the default account to the setup. */
export function FirstLoginGate() {
  const { user } = useSession();
  const { data: startup } = useGetStartupInfoQuery(undefined, { skip: !user?.admin });
  return user && mustSetUp(user, startup) ? <Navigate to={SETUP_PATH} replace /> : <Outlet />;
}
