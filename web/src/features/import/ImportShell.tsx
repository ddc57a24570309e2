import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { useGetAppInfoQuery } from '../../entities/app-info/app-info.api.js';
import type { IconName } from '../../shared/icons/paths.js';
import { useSession } from '../../entities/session/use-session.js';
import { PageTitle } from '../../shared/ui/page/PageTitle.js';
import { PillNav } from '../../shared/ui/navigation/PillNav.js';
import styles from './ImportShell.module.css';

const PAGES: readonly { path: string; icon: IconName; label: string }[] = [
  { path: 'url', icon: 'link', label: 'sidebar.import-by-url' },
  { path: 'bulk', icon: 'list', label: 'sidebar.bulk-import' },
  { path: 'html', icon: 'code', label: 'sidebar.import-from-text' },
  { path: 'image', icon: 'image', label: 'sidebar.import-from-image' },
  { path: 'new', icon: 'pen', label: 'sidebar.create-manually' },
  { path: 'zip', icon: 'archive', label: 'sidebar.import-from-zip' },
  { path: 'debug', icon: 'robot', label: 'sidebar.debug-import' },
];

/** The tabs for a new recipe; switching keeps the query. */
export function ImportShell() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { user } = useSession();
  const { data: app } = useGetAppInfoQuery();
  const pages = PAGES.filter(({ path }) => path !== 'image' || app?.enableOpenaiImageServices);
  return (
    <div className={styles.shell}>
      <PageTitle title={t('recipe.recipe-creation')}>{t('recipe.recipe-creation-explanation')}</PageTitle>
      <PillNav
        label={t('recipe.recipe-creation')}
        search={search}
        items={pages.map((page) => ({ ...page, label: t(page.label) }))}
      />
      <div className={styles.sheet}>
        <Outlet />
      </div>
      {user?.advanced && <Link to="/group/migrations">{t('recipe.looking-for-migrations')}</Link>}
    </div>
  );
}
