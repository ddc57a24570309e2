import { useId } from 'react';
import { Input } from 'antd';
import fields from './fields.module.css';

export interface DayFieldProps {
  label: string;
  /** `yyyy-MM-dd` */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/** A date field with the native calendar of the device, in its language and with its first day of the week. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} type="date" value={value} min={min} max={max} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
