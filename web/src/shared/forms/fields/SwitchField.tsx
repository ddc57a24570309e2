import { useId } from 'react';
import { Form, Switch } from 'antd';
import styles from './SwitchField.module.css';

export interface SwitchFieldProps {
  name: string | (string | number)[];
  label: string;
  /** A description of the switch. */
  hint?: string;
  disabled?: boolean;
}

/** A switch of a form with a clickable label and description. */
export function SwitchField({ name, label, hint, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.words}>
        <span>{label}</span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </label>
      <Form.Item name={name} valuePropName="checked" noStyle>
        <Switch
          id={id}
          disabled={disabled}
          aria-label={label}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        />
      </Form.Item>
    </div>
  );
}
