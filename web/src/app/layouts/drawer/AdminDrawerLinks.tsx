import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../entities/session/use-session.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { DrawerLink } from './DrawerLink.js';
import { UserBlock } from './UserBlock.js';
import styles from './SideDrawer.module.css';

const PAGES: readonly { to: string; icon: IconName; label: string }[] = [
  { to: '/admin/site-settings', icon: 'gear', label: 'site.title' },
  { to: '/admin/manage/users', icon: 'user', label: 'admin.users' },
  { to: '/admin/manage/households', icon: 'home', label: 'admin.households' },
  { to: '/admin/manage/groups', icon: 'users', label: 'admin.groups' },
  { to: '/admin/backups', icon: 'database', label: 'backup.title' },
  { to: '/admin/maintenance', icon: 'cabinet', label: 'maintenance.title' },
  { to: '/admin/background-tasks', icon: 'clock', label: 'background-tasks.title' },
  { to: '/admin/audit', icon: 'eye', label: 'audit.title' },
  { to: '/admin/debug/openai', icon: 'robot', label: 'debug.ai-title' },
  { to: '/admin/debug/parser', icon: 'beaker', label: 'debug.parser-title' },
];

/** The entries of the admin drawer, and the link back to the app. */
export function AdminDrawerLinks() {
  const { t } = useTranslation();
  const groupSlug = useGroupSlug();
  return (
    <>
      <UserBlock />
      <ul className={styles.list}>
        {PAGES.map(({ to, icon, label }) => (
          <li key={to}>
            <DrawerLink to={to} icon={icon} label={t(label)} />
          </li>
        ))}
      </ul>
      {groupSlug && (
        <ul className={styles.list}>
          <li>
            <DrawerLink to={`/g/${groupSlug}`} icon="recipes" label={t('sidebar.back-to-recipes')} />
          </li>
        </ul>
      )}
    </>
  );
}
