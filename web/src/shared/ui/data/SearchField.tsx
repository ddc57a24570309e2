import { Input } from 'antd';
import { Icon } from '../../icons/Icon.js';

/** A search field that filters a list while typing. */
export function SearchField({ label, onChange }: { label: string; onChange: (query: string) => void }) {
  return (
    <Input
      allowClear
      prefix={<Icon name="search" size={18} />}
      aria-label={label}
      placeholder={label}
      style={{ maxWidth: '24rem' }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
