import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** A checkbox with its label, without Ant Design. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  'aria-labelledby': string;
}

/** A switch that takes effect at once. */
export function Switch({ onChange, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className={styles.switch}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
