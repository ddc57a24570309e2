import { useState } from 'react';
import { Button, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { durationText } from '../duration-text.js';
import { startTimer } from '../timer-actions.js';
import styles from './TimerDialog.module.css';

const PRESETS_MIN = [1, 3, 5, 10, 15, 30, 45, 60];
const FIELDS = [
  { key: 'hours', seconds: 3600, max: 23 },
  { key: 'minutes', seconds: 60, max: 59 },
  { key: 'seconds', seconds: 1, max: 59 },
] as const;
const NOTHING = { hours: 0, minutes: 0, seconds: 0 };

export interface TimerDialogProps {
  recipeName: string;
  onClose: () => void;
}

/** A timer of any length and name; preset lengths start at once. */
export function TimerDialog({ recipeName, onClose }: TimerDialogProps) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState(NOTHING);
  const total = FIELDS.reduce((sum, { key, seconds }) => sum + typed[key] * seconds, 0);
  const start = (seconds: number) => {
    if (seconds <= 0) return;
    startTimer({ name: name.trim(), recipe: { name: recipeName, path: pathname }, durationMs: seconds * 1000 });
    onClose();
  };
  return (
    <Dialog
      open
      icon="timer"
      title={t('timer.timer')}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={total === 0} onClick={() => start(total)}>
          {t('timer.start')}
        </Button>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start(total);
        }}
      >
        <label className={styles.field}>
          {t('timer.name')}
          <Input autoFocus value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </label>
        <div className={styles.length}>
          {FIELDS.map(({ key, max }) => (
            <label key={key} className={styles.field}>
              {t(`timer.${key}`)}
              <InputNumber
                min={0}
                max={max}
                precision={0}
                value={typed[key]}
                onChange={(value) => setTyped({ ...typed, [key]: value ?? 0 })}
              />
            </label>
          ))}
        </div>
        <div className={styles.presets} role="group" aria-label={t('timer.common-durations')}>
          {PRESETS_MIN.map((minutes) => (
            <Button key={minutes} onClick={() => start(minutes * 60)}>
              {durationText(minutes * 60, i18n.language)}
            </Button>
          ))}
        </div>
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
