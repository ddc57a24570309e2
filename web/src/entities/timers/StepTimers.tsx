import { useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { findDurations } from '@larder/measures';
import { Icon } from '../../shared/icons/Icon.js';
import { durationText } from './duration-text.js';
import { startTimer } from './timer-actions.js';
import styles from './StepTimers.module.css';

export interface StepTimersProps {
  text: string;
  /** The name of the timers. */
  name: string;
  recipeName: string;
}

/** A timer button for each duration in the text of a step. */
export function StepTimers({ text, name, recipeName }: StepTimersProps) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const times = useMemo(() => [...new Set(findDurations(text).map(({ seconds }) => seconds))], [text]);
  if (times.length === 0) return null;
  const handleStart = (event: MouseEvent, seconds: number) => {
    event.stopPropagation(); // a click on the step itself checks it off
    startTimer({ name, recipe: { name: recipeName, path: pathname }, durationMs: seconds * 1000 });
  };
  return (
    <div className={styles.offers}>
      {times.map((seconds) => (
        <button key={seconds} type="button" className={styles.offer} onClick={(event) => handleStart(event, seconds)}>
          <Icon name="timer" size={18} />
          {t('timer.start-for', { duration: durationText(seconds, i18n.language) })}
        </button>
      ))}
    </div>
  );
}
