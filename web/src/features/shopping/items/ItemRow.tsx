import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import { LabelChip } from '../../../entities/catalogue/LabelChip.js';
import type { ItemActions } from '../../../entities/shopping/use-item-actions.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { labelOf } from '../sections/list-sections.js';
import { ItemRecipes } from './ItemRecipes.js';
import { SwipeToDelete } from './SwipeToDelete.js';
import { ItemCheckbox } from './ItemCheckbox.js';
import styles from './Items.module.css';

export interface ItemRowProps {
  item: ShoppingItem;
  /** The names of the recipes on the list, by id. */
  recipes: ReadonlyMap<string, string>;
  showLabel: boolean;
  itemActions: ItemActions;
  onEdit: (item: ShoppingItem) => void;
  onDelete: (items: readonly ShoppingItem[]) => void;
}

/** An item: a tap checks it, a swipe deletes it. */
export const ItemRow = memo(
  function ItemRow({ item, recipes, showLabel, itemActions, onEdit, onDelete }: ItemRowProps) {
    const { t } = useTranslation();
    const [open, setOpen] = useState(false);
    const label = showLabel ? labelOf(item) : null;
    return (
      <SwipeToDelete onDelete={() => onDelete([item])}>
        <div className={styles.row}>
          <ItemCheckbox item={item} onCheck={(checked) => itemActions.check([item], checked)} />
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
            onClick={() => onEdit(item)}
          />
        </div>
        {open && <ItemRecipes item={item} recipes={recipes} />}
      </SwipeToDelete>
    );
  },
  // `recipes` is a new object for every list. Its new names belong to changed items, whose rows render again anyway.
  (before, after) =>
    before.item === after.item &&
    before.showLabel === after.showLabel &&
    before.itemActions === after.itemActions &&
    before.onDelete === after.onDelete,
);
