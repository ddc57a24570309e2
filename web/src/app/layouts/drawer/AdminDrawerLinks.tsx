import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../entities/session/use-session.js';
import { DrawerLink } from './DrawerLink.js';
import { UserBlock } from './UserBlock.js';
import styles from './SideDrawer.module.css';

/** The entries of the admin drawer, and the link back to the app. */
export function AdminDrawerLinks() {
  const { t } = useTranslation();
  const groupSlug = useGroupSlug();
  return (
    <>
      <UserBlock />
      <ul className={styles.list}>
        <li>
          <DrawerLink to="/admin/site-settings" icon="gear" label={t('site.title')} />
        </li>
        <li>
          <DrawerLink to="/admin/manage/users" icon="user" label={t('admin.users')} />
        </li>
        <li>
          <DrawerLink to="/admin/manage/households" icon="home" label={t('admin.households')} />
        </li>
        <li>
          <DrawerLink to="/admin/manage/groups" icon="users" label={t('admin.groups')} />
        </li>
        <li>
          <DrawerLink to="/admin/backups" icon="database" label={t('backup.title')} />
        </li>
        <li>
          <DrawerLink to="/admin/maintenance" icon="cabinet" label={t('maintenance.title')} />
        </li>
        <li>
          <DrawerLink to="/admin/background-tasks" icon="clock" label={t('background-tasks.title')} />
        </li>
        <li>
          <DrawerLink to="/admin/audit" icon="eye" label={t('audit.title')} />
        </li>
        <li>
          <DrawerLink to="/admin/debug/openai" icon="robot" label={t('debug.ai-title')} />
        </li>
        <li>
          <DrawerLink to="/admin/debug/parser" icon="beaker" label={t('debug.parser-title')} />
        </li>
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
