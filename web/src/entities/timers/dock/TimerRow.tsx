import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { classes } from '../../../shared/ui/classes.js';
import { clockText, isDue, remainingMs, type Timer } from '../timer.js';
import { pauseTimer, extendTimer, resumeTimer, stopTimer } from '../timer-actions.js';
import styles from './TimerDock.module.css';

const MINUTE_MS = 60_000;

/** One timer: name, remaining time and buttons. */
export function TimerRow({ timer, now }: { timer: Timer; now: number }) {
  const { t } = useTranslation();
  const { id, recipe, durationMs, endsAt } = timer;
  const remaining = remainingMs(timer, now);
  const due = isDue(timer, now);
  const name = timer.name || t('timer.timer');
  const share = { '--left': durationMs > 0 ? remaining / durationMs : 0 } as CSSProperties; // missing in React's types
  return (
    <li className={classes(styles.row, due && styles.due)} style={share}>
      <div className={styles.words}>
        <strong className={styles.clock} role="timer" aria-label={name}>
          <bdi>{clockText(remaining)}</bdi>
        </strong>
        <span className={styles.name} role={due ? 'alert' : undefined}>
          {due ? t('timer.ended', { name }) : <bdi>{name}</bdi>}
        </span>
        {recipe && (
          <Link className={styles.recipe} to={recipe.path}>
            <bdi>{recipe.name}</bdi>
          </Link>
        )}
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon="plus"
          label={t('timer.one-more-minute', { name })}
          onClick={() => extendTimer(id, MINUTE_MS)}
        />
        {!due && endsAt !== null && (
          <IconButton icon="pause" label={t('timer.pause', { name })} onClick={() => pauseTimer(id)} />
        )}
        {endsAt === null && (
          <IconButton icon="play" label={t('timer.resume', { name })} onClick={() => resumeTimer(id)} />
        )}
        <IconButton icon={due ? 'check' : 'close'} label={t('timer.stop', { name })} onClick={() => stopTimer(id)} />
      </div>
    </li>
  );
}
