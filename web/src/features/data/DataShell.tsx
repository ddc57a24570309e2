import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { Icon } from '../../shared/icons/Icon.js';
import type { IconName } from '../../shared/icons/paths.js';
import { Page } from '../../shared/ui/Page.js';
import styles from './DataShell.module.css';

const PAGES: readonly { path: string; icon: IconName }[] = [
  { path: 'recipes', icon: 'recipes' },
  { path: 'recipe-actions', icon: 'forward' },
  { path: 'foods', icon: 'apple' },
  { path: 'units', icon: 'beaker' },
  { path: 'labels', icon: 'tag' },
  { path: 'categories', icon: 'shapes' },
  { path: 'tags', icon: 'tag' },
  { path: 'tools', icon: 'pot' },
];

/** The frame of all data pages: what there is to look after, and the chosen table below. */
export function DataShell() {
  const { t } = useTranslation();
  return (
    <Page title={t('data.title')} text={t('data.text')} width="medium">
      <nav aria-label={t('data.title')} className={styles.nav}>
        <ul className={styles.pages}>
          {PAGES.map(({ path, icon }) => (
            <li key={path}>
              <NavLink to={path} className={styles.page}>
                <Icon name={icon} size={18} />
                {t(`data.${path}.title`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </Page>
  );
}
