import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../shared/ui/classes.js';
import { NotifyMe } from '../alarm/NotifyMe.js';
import type { Timer } from '../timer.js';
import { TimerDockSpacer } from './TimerDockSpacer.js';
import { TimerRow } from './TimerRow.js';
import { useAlarm } from '../alarm/use-alarm.js';
import { useNow } from '../use-now.js';
import styles from './TimerDock.module.css';

export interface TimerDockProps {
  timers: readonly Timer[];
  inFlow: boolean;
}

/** The running timers in a corner of the screen. */
export function TimerDock({ timers, inFlow }: TimerDockProps) {
  const { t } = useTranslation();
  const dock = useRef<HTMLElement>(null);
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  useAlarm(timers, now);
  return (
    <>
      <section
        ref={dock}
        className={classes(styles.dock, inFlow ? styles.inFlow : styles.over)}
        aria-label={t('timer.timers')}
      >
        <ul className={styles.rows}>
          {timers.map((timer) => (
            <TimerRow key={timer.id} timer={timer} now={now} />
          ))}
        </ul>
        <NotifyMe />
      </section>
      {!inFlow && <TimerDockSpacer dock={dock} />}
    </>
  );
}
