import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../shared/hooks/use-media.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Button } from '../../../../shared/ui/controls/Button.js';
import { MenuOnDemand, type MenuOnDemandProps } from '../../../../shared/ui/controls/overlays/MenuOnDemand.js';
import { ORDER_LABELS, type Direction, type Order } from './orders.js';

const FLIP = 'flip';

export interface SortMenuProps {
  orders: readonly Order[];
  order: Order;
  direction: Direction;
  onOrder: (order: Order) => void;
  onFlip: () => void;
}

/** The orders of a list; the first entry reverses the current one. */
export function SortMenu({ orders, order, direction, onOrder, onFlip }: SortMenuProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const ascending = direction === 'asc';
  const items: MenuOnDemandProps['items'] = [
    {
      key: FLIP,
      icon: <Icon name={ascending ? 'sort' : 'sortUp'} size={18} />,
      label: t(ascending ? 'general.sort-descending' : 'general.sort-ascending'),
    },
    { type: 'divider' },
    ...orders.map((each) => ({ key: each, label: t(ORDER_LABELS[each]) })),
  ];
  const handleClick = (key: string) => {
    const order = orders.find((each) => each === key);
    if (order) onOrder(order);
    else onFlip();
  };

  return (
    <MenuOnDemand
      atEnd
      items={items}
      selected={order}
      onChoose={handleClick}
      button={(opens) => (
        <Button
          {...opens}
          icon={<Icon name={ascending ? 'sortUp' : 'sort'} />}
          aria-label={t('general.sort-by', { order: t(ORDER_LABELS[order]) })}
        >
          {isPhone ? null : t(ORDER_LABELS[order])}
        </Button>
      )}
    />
  );
}
