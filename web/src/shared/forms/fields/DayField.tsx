import { useId } from 'react';
import { Input } from 'antd';
import { isDay, LAST_DAY } from '../../dates/calendar-days.js';
import fields from './fields.module.css';

export interface DayFieldProps {
  label: string;
  /** `yyyy-MM-dd` */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Called with a valid day; empty when the field was cleared. */
  onChange: (day: string) => void;
}

/** A date field with the native calendar of the device, in its language and with its first day of the week. */
export function DayField({ label, value, min, max = LAST_DAY, onChange }: DayFieldProps) {
  const id = useId();
  const handleChange = (text: string) => {
    if (text === '' || isDay(text)) onChange(text);
  };
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => handleChange(event.target.value)}
      />
    </div>
  );
}
