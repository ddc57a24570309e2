import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import { moveItem } from '../../shared/lists/list-edits.js';
import { SortableItem } from '../../shared/ui/sortable/SortableItem.js';
import { SortableList } from '../../shared/ui/sortable/SortableList.js';
import { CookbookRow } from './CookbookRow.js';
import { useOrderCookbooksMutation } from './cookbooks.api.js';
import styles from './Cookbooks.module.css';

/** The cookbooks in order; members change it by drag and drop. */
export function CookbookList({ cookbooks, own }: { cookbooks: readonly Cookbook[]; own: boolean }) {
  const [order] = useOrderCookbooksMutation();
  if (!own) {
    return (
      <ul className={styles.shelf}>
        {cookbooks.map((cookbook) => (
          <li key={cookbook.id}>
            <CookbookRow cookbook={cookbook} own={false} handle={null} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <SortableList
      ids={cookbooks.map(({ id }) => id)}
      nameOf={(id) => cookbooks.find((cookbook) => cookbook.id === id)?.name ?? ''}
      onMove={(from, to) => void order(moveItem(cookbooks, from, to))}
    >
      <ul className={styles.shelf}>
        {cookbooks.map((cookbook) => (
          <SortableItem key={cookbook.id} id={cookbook.id} name={cookbook.name}>
            {(handle) => <CookbookRow cookbook={cookbook} own handle={handle} />}
          </SortableItem>
        ))}
      </ul>
    </SortableList>
  );
}
