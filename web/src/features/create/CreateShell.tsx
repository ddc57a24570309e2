import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { Icon } from '../../shared/icons/Icon.js';
import type { IconName } from '../../shared/icons/paths.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import styles from './CreateShell.module.css';

const PAGES: readonly { path: string; icon: IconName; label: string }[] = [
  { path: 'url', icon: 'link', label: 'sidebar.import-by-url' },
  { path: 'html', icon: 'code', label: 'sidebar.import-from-text' },
  { path: 'new', icon: 'pen', label: 'sidebar.create-manually' },
];

/** The ways to a new recipe, side by side; changing the way keeps the query. */
export function CreateShell() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <div className={styles.shell}>
      <PageTitle title={t('recipe.recipe-creation')}>{t('recipe.recipe-creation-explanation')}</PageTitle>
      <nav aria-label={t('recipe.recipe-creation')}>
        <ul className={styles.pages}>
          {PAGES.map(({ path, icon, label }) => (
            <li key={path}>
              <NavLink to={{ pathname: path, search }} className={styles.page}>
                <Icon name={icon} />
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sheet}>
        <Outlet />
      </div>
    </div>
  );
}
