import { Suspense } from 'react';
import { usePreference } from '../../shared/hooks/preference.js';
import { kitchenTimers } from './kitchen-timers.js';
import { lazyPlainPart } from '../../shared/theme/lazy-part.js';

const TimerDock = lazyPlainPart(async () => ({ default: (await import('./TimerDock.js')).TimerDock }));

/**
 * The timers that were started, wherever one goes; nothing at all, not even its code, while there are none.
 *
 * @param inFlow among its neighbours instead of over the page: for what covers the page itself
 */
export function KitchenTimers({ inFlow = false }: { inFlow?: boolean }) {
  const [timers] = usePreference(kitchenTimers);
  return <Suspense>{timers.length > 0 && <TimerDock timers={timers} inFlow={inFlow} />}</Suspense>;
}
