import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { ORDER_LABELS, type Direction, type Order } from './orders.js';

const FLIP = 'flip';

export interface SortMenuProps {
  orders: readonly Order[];
  order: Order;
  direction: Direction;
  onOrder: (order: Order) => void;
  onFlip: () => void;
}

/** The orders of a list; the first row turns the current one round. */
export function SortMenu({ orders, order, direction, onOrder, onFlip }: SortMenuProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const ascending = direction === 'asc';
  const items: MenuProps['items'] = [
    {
      key: FLIP,
      icon: <Icon name={ascending ? 'sort' : 'sortUp'} size={18} />,
      label: t(ascending ? 'general.sort-descending' : 'general.sort-ascending'),
    },
    { type: 'divider' },
    ...orders.map((each) => ({ key: each, label: t(ORDER_LABELS[each]) })),
  ];
  const handleClick = (key: string) => {
    const chosen = orders.find((known) => known === key);
    if (chosen) onOrder(chosen);
    else onFlip();
  };

  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [order], onClick: ({ key }) => handleClick(key) }}
    >
      <Button
        icon={<Icon name={ascending ? 'sortUp' : 'sort'} />}
        aria-label={t('general.sort-by', { order: t(ORDER_LABELS[order]) })}
      >
        {isPhone ? null : t(ORDER_LABELS[order])}
      </Button>
    </Dropdown>
  );
}
