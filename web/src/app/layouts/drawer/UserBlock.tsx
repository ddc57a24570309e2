import { Link } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../entities/session/use-session.js';
import { Avatar } from '../../../shared/ui/avatar/Avatar.js';
import styles from './SideDrawer.module.css';

/** Avatar and name of the user with a link to the profile; null for visitors. */
export function UserBlock() {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Link to="/user/profile" className={styles.user} title={t('profile.user-profile')}>
      <Avatar user={user} size={44} />
      <span className={styles.who}>
        <strong>{user.fullName ?? user.username}</strong>
        <span>{user.household}</span>
      </span>
    </Link>
  );
}
