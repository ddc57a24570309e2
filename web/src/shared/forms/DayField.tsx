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

/** A day, chosen with the device's own calendar: it speaks every language and begins its week where people expect it. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} type="date" value={value} min={min} max={max} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
