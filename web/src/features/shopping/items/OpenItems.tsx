import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import type { ItemActions } from '../../../entities/shopping/use-item-actions.js';
import { SortableItem } from '../../../shared/ui/sortable/SortableItem.js';
import { SortableList } from '../../../shared/ui/sortable/SortableList.js';
import { moveItem } from '../../../shared/lists/list-edits.js';
import type { ListSection } from '../sections/list-sections.js';
import { ItemRow } from './ItemRow.js';
import { SectionHeading } from './SectionHeading.js';
import styles from './Items.module.css';

export interface OpenItemsProps {
  list: ShoppingListOut;
  sections: readonly ListSection[];
  /** One section per label, instead of one with all items. */
  grouped: boolean;
  itemActions: ItemActions;
  onEdit: (item: ShoppingItem) => void;
  onDelete: (items: readonly ShoppingItem[]) => void;
}

/** The unchecked items. Rows can be moved unless the list learns its order from shopping. */
export const OpenItems = memo(function OpenItems({ sections, grouped, ...props }: OpenItemsProps) {
  return sections.map((section) => (
    <Section
      key={section.label?.id ?? ''}
      section={section}
      sections={sections}
      showLabel={!grouped}
      headed={grouped && (section.label !== null || sections.length > 1)}
      {...props}
    />
  ));
});

interface SectionProps extends Omit<OpenItemsProps, 'grouped'> {
  section: ListSection;
  showLabel: boolean;
  headed: boolean;
}

/** The items of one label. With a learned order it only renders again when its own items, label or handlers change. */
const Section = memo(function Section({ section, headed, ...props }: SectionProps) {
  const { list, sections, showLabel, itemActions, onEdit, onDelete } = props;
  const { t } = useTranslation();
  const recipes = new Map(list.recipeReferences.map(({ recipeId, recipe }) => [recipeId, recipe?.name ?? '']));
  const row = (item: ShoppingItem) => (
    <ItemRow
      item={item}
      recipes={recipes}
      showLabel={showLabel}
      itemActions={itemActions}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  );
  return (
    <section className={styles.section} aria-label={section.label?.name ?? t('shopping-list.no-label')}>
      {headed && <SectionHeading label={section.label} />}
      {list.learnAisleOrder ? (
        <ul className={styles.items}>
          {section.items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      ) : (
        <MovableItems section={section} sections={sections} itemActions={itemActions} row={row} />
      )}
    </section>
  );
}, isSameSection);

function isSameSection(before: SectionProps, after: SectionProps): boolean {
  // Moving a row needs the items of all sections.
  if (!before.list.learnAisleOrder || !after.list.learnAisleOrder) return false;
  return (
    before.list.recipeReferences === after.list.recipeReferences &&
    before.section.label === after.section.label &&
    before.showLabel === after.showLabel &&
    before.headed === after.headed &&
    before.itemActions === after.itemActions &&
    before.onEdit === after.onEdit &&
    before.onDelete === after.onDelete &&
    before.section.items.length === after.section.items.length &&
    before.section.items.every((item, at) => item === after.section.items[at])
  );
}

interface MovableItemsProps extends Pick<OpenItemsProps, 'sections' | 'itemActions'> {
  section: ListSection;
  row: (item: ShoppingItem) => React.ReactNode;
}

function MovableItems({ section, sections, itemActions, row }: MovableItemsProps) {
  const { items } = section;
  const handleMove = (from: number, to: number) =>
    itemActions.order(sections.flatMap((each) => (each === section ? moveItem(items, from, to) : each.items)));
  return (
    <SortableList
      ids={items.map(({ id }) => id)}
      nameOf={(id) => items.find((item) => item.id === id)?.display ?? ''}
      onMove={handleMove}
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <SortableItem key={item.id} id={item.id} name={item.display}>
            {(handle) => (
              <div className={styles.movable}>
                {row(item)}
                {handle}
              </div>
            )}
          </SortableItem>
        ))}
      </ul>
    </SortableList>
  );
}
