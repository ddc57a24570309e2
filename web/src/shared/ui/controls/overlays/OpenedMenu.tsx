import { useState, type ReactElement } from 'react';
import { Dropdown, type MenuProps } from 'antd';

export interface OpenedMenuProps {
  items: MenuProps['items'];
  /** The selected entry; absent in a menu of actions. */
  selected?: string;
  /** Aligned with the end of the button instead of its start. */
  atEnd?: boolean;
  onChoose: (key: string) => void;
  children: ReactElement;
}

/** A menu that is initially open, at its button. */
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
