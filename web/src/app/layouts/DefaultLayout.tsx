import { Suspense } from 'react';
import { useSession } from '../../entities/session/use-session.js';
import { listUsage } from '../../entities/shopping/local-changes/list-usage.js';
import { lazyPlainPart } from '../../shared/theme/lazy-part.js';
import { whenIdle } from '../start/when-idle.js';
import { MainDrawerLinks } from './drawer/MainDrawerLinks.js';
import { SearchableShell } from './SearchableShell.js';

/** Loaded after the page: sends offline changes, if there are any. */
const ListSync = lazyPlainPart(async () => {
  await whenIdle();
  await listUsage.waitUntilDetected();
  return { default: (await import('../../entities/shopping/local-changes/ListSync.js')).ListSync };
});

/** Bar, main drawer and content: the layout of most pages. */
export function DefaultLayout() {
  const { user } = useSession();
  return (
    <>
      <SearchableShell drawer={<MainDrawerLinks />} />
      <Suspense>{user && <ListSync userId={user.id} />}</Suspense>
    </>
  );
}
