import { cloneElement, useRef, type ReactElement, type Ref } from 'react';
import { Dropdown, type DropdownProps } from 'antd';
import { returnFocus } from '../../dialogs/last-focus.js';

export interface ButtonMenuProps extends Pick<DropdownProps, 'menu' | 'open' | 'onOpenChange' | 'placement'> {
  /** The button, or an element that contains it. */
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
}

/** The menu of a button. It has the focus while it is open, so that the arrow keys work; then the button has it again. */
export function ButtonMenu({ onOpenChange, children, ...menu }: ButtonMenuProps) {
  const place = useRef<HTMLElement>(null);
  const handleOpenChange: DropdownProps['onOpenChange'] = (open, info) => {
    onOpenChange?.(open, info);
    // Later: the chosen entry may focus another element.
    if (!open) setTimeout(() => returnFocus(place.current));
  };
  return (
    <Dropdown autoFocus trigger={['click']} onOpenChange={handleOpenChange} {...menu}>
      {cloneElement(children, { ref: place })}
    </Dropdown>
  );
}
