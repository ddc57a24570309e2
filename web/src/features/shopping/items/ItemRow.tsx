import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShoppingItem } from '@larder/contracts/planning/shopping-item';
import { LabelChip } from '../../../entities/catalogue/LabelChip.js';
import type { ListChangeActions } from '../../../entities/shopping/use-list-changes.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { labelOf } from '../sections/list-sections.js';
import { ItemRecipes } from './ItemRecipes.js';
import { SwipeToDelete } from './SwipeToDelete.js';
import { TickBox } from './TickBox.js';
import styles from './Items.module.css';

export interface ItemRowProps {
  item: ShoppingItem;
  /** The names of the recipes on the list, by id. */
  recipes: ReadonlyMap<string, string>;
  showLabel: boolean;
  changes: ListChangeActions;
  onEdit: (id: string) => void;
  onDelete: (items: readonly ShoppingItem[]) => void;
}

/** An item: a tap checks it, a swipe deletes it. */
export const ItemRow = memo(
  function ItemRow({ item, recipes, showLabel, changes, onEdit, onDelete }: ItemRowProps) {
    const { t } = useTranslation();
    const [open, setOpen] = useState(false);
    const label = showLabel ? labelOf(item) : null;
    return (
      <SwipeToDelete onDelete={() => onDelete([item])}>
        <div className={styles.row}>
          <TickBox item={item} onCheck={(checked) => changes.check([item], checked)} />
          {label && <LabelChip label={label} />}
          {item.recipeReferences.length > 0 && (
            <IconButton
              icon="recipes"
              iconSize={18}
              label={t('shopping-list.recipes-of', { name: item.display })}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          )}
          <IconButton
            icon="pen"
            iconSize={18}
            className="no-print"
            label={t('shopping-list.edit-named', { name: item.display })}
            onClick={() => onEdit(item.id)}
          />
        </div>
        {open && <ItemRecipes item={item} recipes={recipes} />}
      </SwipeToDelete>
    );
  },
  // The names are a new object for every list; they matter only in an expanded row, which renders again when it
  // changes.
  (before, after) =>
    before.item === after.item &&
    before.showLabel === after.showLabel &&
    before.changes === after.changes &&
    before.onDelete === after.onDelete,
);
