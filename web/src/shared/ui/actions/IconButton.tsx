import type { Ref } from 'react';
import { Button, type ButtonProps } from '../controls/Button.js';
import { useTooltip } from '../controls/overlays/use-tooltip.js';
import { Icon } from '../../icons/Icon.js';
import type { IconName } from '../../icons/paths.js';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label' | 'ref'> {
  icon: IconName;
  /** The accessible name, shown on hover and focus. */
  label: string;
  iconSize?: number;
  /** Filled instead of outlined. */
  iconFilled?: boolean;
  /** A tooltip that is shown over the button while it is set: the outcome of a click. */
  outcome?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon and an accessible name. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, iconSize = 20, iconFilled = false, type = 'text', shape = 'circle', outcome, ...rest } = props;
  const { handlers, tooltip } = useTooltip(outcome ?? label, outcome !== undefined);
  return (
    <>
      <Button
        {...handlers}
        {...rest}
        type={type}
        shape={shape}
        aria-label={label}
        icon={<Icon name={icon} size={iconSize} filled={iconFilled} />}
      />
      {tooltip}
    </>
  );
}
