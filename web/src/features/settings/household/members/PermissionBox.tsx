import { useState } from 'react';
import { Checkbox, Tooltip } from 'antd';

export interface PermissionBoxProps {
  label: string;
  /** The description of the permission. */
  explanation: string;
  checked: boolean;
  disabled: boolean;
  /** Resolves when the server has responded. */
  onChange: (allowed: boolean) => Promise<unknown>;
}

/** A permission that is saved when its checkbox is clicked; disabled until the server has responded. */
export function PermissionBox({ label, explanation, checked, disabled, onChange }: PermissionBoxProps) {
  const [busy, setBusy] = useState(false);
  const handleChange = async (allowed: boolean) => {
    setBusy(true);
    await onChange(allowed);
    setBusy(false);
  };
  return (
    <Tooltip title={explanation} mouseEnterDelay={0.5}>
      <Checkbox
        aria-label={label}
        checked={checked}
        disabled={disabled || busy}
        onChange={({ target }) => void handleChange(target.checked)}
      />
    </Tooltip>
  );
}
