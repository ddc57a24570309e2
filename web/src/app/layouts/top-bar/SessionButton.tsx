import { Button } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { useSession } from '../../../entities/session/use-session.js';
import { useSignOut } from '../../../entities/session/use-sign-out.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './TopBar.module.css';

/** Sign out with a session, else sign in. */
export function SessionButton() {
  const { t } = useTranslation();
  const { status } = useSession();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { signOut, isSigningOut } = useSignOut();

  // Until the session is known, the button has the width of the likelier state.
  const signedIn = status === 'signed-in' || status === 'loading';
  const label = t(signedIn ? 'user.logout' : 'user.login');
  const handleClick = () => void (signedIn ? signOut() : navigate('/login', { state: { from: pathname + search } }));
  return (
    <Button
      type="text"
      className={classes(styles.control, status === 'loading' && styles.unknown)}
      aria-label={label}
      loading={isSigningOut}
      icon={<Icon name={signedIn ? 'signOut' : 'signIn'} />}
      onClick={handleClick}
    >
      {isPhone ? null : label}
    </Button>
  );
}
