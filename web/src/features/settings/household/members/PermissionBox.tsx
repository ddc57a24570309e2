import { Checkbox, Tooltip } from 'antd';

export interface PermissionBoxProps {
  label: string;
  /** The description of the permission. */
  explanation: string;
  checked: boolean;
  disabled: boolean;
  onChange: (allowed: boolean) => void;
}

/** A permission that is saved when its checkbox is clicked. */
export function PermissionBox({ label, explanation, checked, disabled, onChange }: PermissionBoxProps) {
  return (
    <Tooltip title={explanation} mouseEnterDelay={0.5}>
      <Checkbox
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Tooltip>
  );
}
