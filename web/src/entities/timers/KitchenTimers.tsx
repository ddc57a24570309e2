import { Suspense } from 'react';
import { usePreference } from '../../shared/hooks/preference.js';
import { kitchenTimers } from './kitchen-timers.js';
import { lazyPlainPart } from '../../shared/theme/lazy-part.js';

const TimerDock = lazyPlainPart(async () => ({ default: (await import('./dock/TimerDock.js')).TimerDock }));

/**
 * The running timers on every page; without timers, their code is not loaded.
 *
 * @param inFlow renders in the page flow, for views that cover the page
 */
export function KitchenTimers({ inFlow = false }: { inFlow?: boolean }) {
  const [timers] = usePreference(kitchenTimers);
  return <Suspense>{timers.length > 0 && <TimerDock timers={timers} inFlow={inFlow} />}</Suspense>;
}
