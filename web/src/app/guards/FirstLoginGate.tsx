import { Navigate, Outlet } from 'react-router';
import { useGetStartupInfoQuery } from '../../entities/app-info/app-info.api.js';
import { mustSetUp, SETUP_PATH } from '../../entities/session/home-of.js';
import { useSession } from '../../entities/session/use-session.js';

/** As long as the default account is in use, its admin gets no further than the page that replaces it. */
export function FirstLoginGate() {
  const { user } = useSession();
  const { data: startup } = useGetStartupInfoQuery(undefined, { skip: !user?.admin });
  return user && mustSetUp(user, startup) ? <Navigate to={SETUP_PATH} replace /> : <Outlet />;
}
