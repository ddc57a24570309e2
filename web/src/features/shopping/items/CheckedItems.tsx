import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import type { ItemActions } from '../../../entities/shopping/use-item-actions.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { useDayTime } from './use-day-time.js';
import { ItemCheckbox } from './ItemCheckbox.js';
import styles from './Items.module.css';

export interface CheckedItemsProps {
  items: readonly ShoppingItem[];
  itemActions: ItemActions;
  onDelete: (items: readonly ShoppingItem[]) => void;
}

/** The checked items, collapsed by default. There may be hundreds, so they are only rendered while expanded. */
export const CheckedItems = memo(function CheckedItems({ items, itemActions, onDelete }: CheckedItemsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const dayTime = useDayTime();
  return (
    <details className={styles.checked} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('shopping-list.items-checked-count', { count: items.length })}
        <Icon name="chevronDown" size={18} />
      </summary>
      <ul className={styles.items}>
        {open &&
          items.map((item) => (
            <CheckedItem key={item.id} item={item} dayTime={dayTime} itemActions={itemActions} onDelete={onDelete} />
          ))}
      </ul>
    </details>
  );
});

interface CheckedItemProps extends Pick<CheckedItemsProps, 'itemActions' | 'onDelete'> {
  item: ShoppingItem;
  dayTime: (moment: string) => string;
}

const CheckedItem = memo(function CheckedItem({ item, dayTime, itemActions, onDelete }: CheckedItemProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <ItemCheckbox item={item} onCheck={(checked) => itemActions.check([item], checked)} />
      <small className={styles.when}>{t('shopping-list.checked-on', { date: dayTime(item.updatedAt) })}</small>
      <IconButton
        icon="trash"
        iconSize={18}
        label={t('general.delete-named', { name: item.display })}
        onClick={() => onDelete([item])}
      />
    </li>
  );
});
