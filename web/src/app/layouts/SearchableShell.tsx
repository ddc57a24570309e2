import { Suspense, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DrawerFooter } from './drawer/DrawerFooter.js';
import { ShortcutHelp } from './ShortcutHelp.js';
import { ShellLayout } from './ShellLayout.js';
import { useSearchShortcut } from './use-search-shortcut.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';

const SearchDialog = lazyPart(async () => ({
  default: (await import('../../features/recipes/search/SearchDialog.js')).SearchDialog,
}));

/** A page with bar and drawer, and the search and the help for the keyboard that open over it. */
export function SearchableShell({ drawer }: { drawer: ReactNode }) {
  const { key } = useLocation();
  const [searchOpenAt, setSearchOpenAt] = useState<string | null>(null);
  const openSearch = () => setSearchOpenAt(key);
  useSearchShortcut(openSearch);

  return (
    <>
      <ShellLayout onSearch={openSearch} drawer={drawer} drawerFooter={<DrawerFooter />}>
        <Outlet />
      </ShellLayout>
      <ShortcutHelp />
      {/* The search belongs to the page it was opened on: navigation closes and resets it. */}
      <Suspense>{searchOpenAt === key && <SearchDialog onClose={() => setSearchOpenAt(null)} />}</Suspense>
    </>
  );
}
