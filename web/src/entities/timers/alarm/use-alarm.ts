import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { stopAlarm, playAlarm } from './alarm-sound.js';
import { kitchenTimers } from '../kitchen-timers.js';
import { notify } from './notify.js';
import { isDue, type Timer } from '../timer.js';

/** Rings from the end of any timer until the user stops it; sends a notification while the page is hidden. */
export function useAlarm(timers: readonly Timer[], now: number): void {
  const { t } = useTranslation();
  const due = timers.filter((timer) => isDue(timer, now));
  const ids = due.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (ids) playAlarm();
    else stopAlarm();
    return () => {
      if (!kitchenTimers.get().some((timer) => isDue(timer, Date.now()))) stopAlarm();
    };
  }, [ids]);

  const notifyDue = useEffectEvent(() => {
    for (const { id, name } of due) notify(id, t('timer.ended', { name: name || t('timer.timer') }));
  });
  useEffect(() => {
    if (ids) notifyDue();
  }, [ids]);
}
