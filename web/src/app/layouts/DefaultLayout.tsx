import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DrawerFooter } from './drawer/DrawerFooter.js';
import { MainDrawerEntries } from './drawer/MainDrawerEntries.js';
import { ShellLayout } from './ShellLayout.js';
import { useSearchShortcut } from './use-search-shortcut.js';

const SearchDialog = lazy(async () => ({
  default: (await import('../../features/recipes/search/SearchDialog.js')).SearchDialog,
}));

/** Bar, main drawer and content: the layout of most pages, and the search that opens over them. */
export function DefaultLayout() {
  const { key } = useLocation();
  const [searchOpenAt, setSearchOpenAt] = useState<string | null>(null);
  const openSearch = () => setSearchOpenAt(key);
  useSearchShortcut(openSearch);

  return (
    <>
      <ShellLayout onSearch={openSearch} drawer={<MainDrawerEntries />} drawerFooter={<DrawerFooter />}>
        <Outlet />
      </ShellLayout>
      {/* The search belongs to the page it was opened on: going elsewhere closes and resets it. */}
      <Suspense>{searchOpenAt === key && <SearchDialog onClose={() => setSearchOpenAt(null)} />}</Suspense>
    </>
  );
}
