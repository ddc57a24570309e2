import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import styles from './Items.module.css';

export interface ItemCheckboxProps {
  item: ShoppingItem;
  onCheck: (checked: boolean) => void;
}

/** The name of an item with its checkbox; all of it is clickable. */
export function ItemCheckbox({ item, onCheck }: ItemCheckboxProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={item.checked} onChange={({ target }) => onCheck(target.checked)} />
      <bdi className={styles.text}>{item.display}</bdi>
    </label>
  );
}
