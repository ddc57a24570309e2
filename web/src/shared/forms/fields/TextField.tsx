import { useId } from 'react';
import { Input } from 'antd';
import { classes } from '../../ui/classes.js';
import styles from './fields.module.css';

export interface TextFieldProps {
  label: string;
  value: string | null;
  onChange: (text: string) => void;
  /** The error of the value, if any. */
  problem?: string | undefined;
  hint?: string;
  /** The minimum number of rows; grows with its text. One line when absent. */
  lines?: number;
  /** The suffix: a unit. */
  unit?: string;
  inputMode?: 'decimal' | 'url';
  large?: boolean;
  autoFocus?: boolean;
}

/** A text field with its label above. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, problem, hint, lines, unit, inputMode, large, autoFocus } = props;
  const id = useId();
  const common = {
    id,
    autoFocus,
    value: value ?? '',
    status: problem ? ('error' as const) : undefined,
    'aria-describedby': problem || hint ? `${id}-help` : undefined,
    'aria-invalid': problem ? true : undefined,
    dir: 'auto',
  };
  return (
    <div className={classes(styles.field, large && styles.large)}>
      <label htmlFor={id}>{label}</label>
      {lines ? (
        <Input.TextArea {...common} autoSize={{ minRows: lines }} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input
          {...common}
          inputMode={inputMode}
          suffix={unit}
          size={large ? 'large' : 'middle'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {(problem || hint) && (
        <small id={`${id}-help`} className={classes(problem && styles.problem)}>
          {problem || hint}
        </small>
      )}
    </div>
  );
}
