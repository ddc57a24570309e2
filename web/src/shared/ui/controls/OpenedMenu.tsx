import { useState, type ReactElement } from 'react';
import { Dropdown, type MenuProps } from 'antd';

export interface OpenedMenuProps {
  items: MenuProps['items'];
  /** The entry that holds now; absent in a menu that only does things. */
  selected?: string;
  atEnd?: boolean;
  onChoose: (key: string) => void;
  children: ReactElement;
}

/** A menu that is open at first, at its button. */
export function OpenedMenu({ items, selected, atEnd = false, onChoose, children }: OpenedMenuProps) {
  const [open, setOpen] = useState(true);
  const selection = selected === undefined ? {} : { selectable: true, selectedKeys: [selected] };
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement={atEnd ? 'bottomRight' : 'bottomLeft'}
      menu={{ items, autoFocus: true, ...selection, onClick: ({ key }) => onChoose(key) }}
    >
      {children}
    </Dropdown>
  );
}
