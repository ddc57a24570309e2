import { useState } from 'react';
import type { MenuProps } from 'antd';
import { ButtonMenu, type ButtonMenuProps } from './ButtonMenu.js';

export interface OpenedMenuProps {
  items: MenuProps['items'];
  /** The selected entry; absent in a menu of actions. */
  selected?: string;
  /** Aligned with the end of the button instead of its start. */
  atEnd?: boolean;
  onChoose: (key: string) => void;
  children: ButtonMenuProps['children'];
}

/** A menu that is initially open, at its button. */
export function OpenedMenu({ items, selected, atEnd = false, onChoose, children }: OpenedMenuProps) {
  const [open, setOpen] = useState(true);
  const selection = selected === undefined ? {} : { selectable: true, selectedKeys: [selected] };
  return (
    <ButtonMenu
      open={open}
      onOpenChange={setOpen}
      placement={atEnd ? 'bottomRight' : 'bottomLeft'}
      menu={{ items, ...selection, onClick: ({ key }) => onChoose(key) }}
    >
      {children}
    </ButtonMenu>
  );
}
