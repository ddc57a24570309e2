import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import type { IconName } from '../../shared/icons/paths.js';
import { Page } from '../../shared/ui/page/Page.js';
import { PillNav } from '../../shared/ui/navigation/PillNav.js';

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

/** The layout of all data pages: the kinds, and the table of the chosen one. */
export function DataShell() {
  const { t } = useTranslation();
  return (
    <Page title={t('data.title')} text={t('data.text')} width="medium">
      <PillNav
        label={t('data.title')}
        items={PAGES.map((page) => ({ ...page, label: t(`data.${page.path}.title`) }))}
      />
      <Outlet />
    </Page>
  );
}
