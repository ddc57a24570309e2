import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormError } from './FormError.js';
import styles from './FormActions.module.css';

export interface FormActionsProps {
  problem: string | null;
  busy: boolean;
  label?: string;
  /** Further buttons, after the submit button. */
  children?: ReactNode;
}

/** The footer of a form: error and submit button. */
export function FormActions({ problem, busy, label, children }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <div>
      <FormError text={problem} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {label ?? t(busy ? 'general.saving' : 'general.save')}
        </Button>
        {children}
      </div>
    </div>
  );
}
