import { nanoid } from '@reduxjs/toolkit';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { ordered, ORDERS, type ExplorerQuery, type Order } from './explorer-query.js';

const LABELS: Record<Order, string> = {
  name: 'general.sort-by-name',
  created_at: 'general.sort-by-created',
  last_made: 'general.sort-by-last-made',
  rating: 'general.sort-by-rating',
  updated_at: 'general.sort-by-updated',
  random: 'general.random',
};
const FLIP = 'flip';

export interface SortMenuProps {
  query: ExplorerQuery;
  onChange: (query: ExplorerQuery) => void;
}

/** The orders of the list; the first row turns the current one round. */
export function SortMenu({ query, onChange }: SortMenuProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const ascending = query.orderDirection === 'asc';
  const items: MenuProps['items'] = [
    {
      key: FLIP,
      icon: <Icon name={ascending ? 'sort' : 'sortUp'} size={18} />,
      label: t(ascending ? 'general.sort-descending' : 'general.sort-ascending'),
    },
    { type: 'divider' },
    ...ORDERS.map((order) => ({ key: order, label: t(LABELS[order]) })),
  ];
  const handleClick = (key: string) => {
    const order = ORDERS.find((known) => known === key);
    onChange(order ? ordered(query, order, nanoid(8)) : { ...query, orderDirection: ascending ? 'desc' : 'asc' });
  };

  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [query.orderBy], onClick: ({ key }) => handleClick(key) }}
    >
      <Button
        icon={<Icon name={ascending ? 'sortUp' : 'sort'} />}
        aria-label={t('general.sort-by', { order: t(LABELS[query.orderBy]) })}
      >
        {isPhone ? null : t(LABELS[query.orderBy])}
      </Button>
    </Dropdown>
  );
}
