import { Suspense } from 'react';
import { planUsage } from '../../entities/meal-plans/local-changes/plan-usage.js';
import { useSession } from '../../entities/session/use-session.js';
import { listUsage } from '../../entities/shopping/local-changes/list-usage.js';
import { lazyPlainPart } from '../../shared/theme/lazy-part.js';
import { whenIdle } from '../start/when-idle.js';
import { MainDrawerLinks } from './drawer/MainDrawerLinks.js';
import { SearchableShell } from './SearchableShell.js';

/** Loaded after the page: they send offline changes, if there are any. */
const ListSync = lazyPlainPart(async () => {
  await whenIdle();
  await listUsage.waitUntilDetected();
  return { default: (await import('../../entities/shopping/local-changes/ListSync.js')).ListSync };
});

const PlanSync = lazyPlainPart(async () => {
  await whenIdle();
  await planUsage.waitUntilDetected();
  return { default: (await import('../../entities/meal-plans/local-changes/PlanSync.js')).PlanSync };
});

/** Bar, main drawer and content: the layout of most pages. */
export function DefaultLayout() {
  const { user } = useSession();
  return (
    <>
      <SearchableShell drawer={<MainDrawerLinks />} />
      <Suspense>{user && <ListSync />}</Suspense>
      <Suspense>{user && <PlanSync />}</Suspense>
    </>
  );
}
