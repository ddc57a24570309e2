import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormError } from '../forms/FormError.js';
import styles from './WizardFrame.module.css';

export interface WizardFrameProps {
  /** From 1. */
  step: number;
  steps: number;
  children: ReactNode;
  problem?: string | null;
  busy?: boolean;
  nextLabel?: string;
  onBack?: (() => void) | undefined;
}

/** A page of a multi-step form: progress, fields, Back and Next. Next submits the form around it. */
export function WizardFrame({ step, steps, children, problem, busy, nextLabel, onBack }: WizardFrameProps) {
  const { t } = useTranslation();
  const fields = useFocusOnChange(step);
  return (
    <div className={styles.wizard}>
      <div className={styles.progress}>
        <span className={styles.track} aria-hidden>
          <span className={styles.bar} style={{ inlineSize: `${(step / steps) * 100}%` }} />
        </span>
        <small>{t('general.step-of', { step, steps })}</small>
      </div>
      <div ref={fields} key={step} className={styles.fields}>
        {children}
      </div>
      <FormError text={problem ?? null} />
      <div className={styles.buttons}>
        {onBack && (
          <Button size="large" disabled={busy} onClick={onBack}>
            {t('general.back')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" size="large" loading={busy} className={styles.next}>
          {nextLabel ?? t('general.next')}
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus to the first field when another step is shown. */
function useFocusOnChange(step: number) {
  const fields = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    fields.current?.querySelector('input')?.focus();
  }, [step]);
  return fields;
}
