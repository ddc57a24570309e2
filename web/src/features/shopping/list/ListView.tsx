import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import { useItemActions } from '../../../entities/shopping/use-item-actions.js';
import { useOutage } from '../../../shared/hooks/use-outage.js';
import { usePreference } from '../../../shared/hooks/preference.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import { useUndoToast } from '../../../shared/toasts/use-undo-toast.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { AddItem } from '../items/AddItem.js';
import { CheckedItems } from '../items/CheckedItems.js';
import { OpenItems } from '../items/OpenItems.js';
import { viewByLabel } from '../shopping-preferences.js';
import { LinkedRecipes } from './LinkedRecipes.js';
import { ListMenu } from './ListMenu.js';
import { checkedItems, openItems, sections } from '../sections/list-sections.js';
import styles from './List.module.css';

const ItemDialog = lazyPart(async () => ({ default: (await import('../items/ItemDialog.js')).ItemDialog }));

export interface ListViewProps {
  list: ShoppingListOut;
  /** The number of changes that the server does not have yet. */
  back: { to: string; label: string };
}

/** A shopping list: a field to add items, the open items by label, then the checked items and the linked recipes. */
export function ListView({ list, back }: ListViewProps) {
  const { t } = useTranslation();
  const [byLabel] = usePreference(viewByLabel);
  /** The edited item as it was opened. */
  const [edited, setEdited] = useState<ShoppingItem | null>(null);
  const itemActions = useItemActions(list.id);
  const showUndo = useUndoToast();
  const outage = useOutage();
  const open = useMemo(() => openItems(list), [list]);
  const checked = useMemo(() => checkedItems(list), [list]);
  const visibleSections = useMemo(
    () => (byLabel ? sections(list, open) : [{ label: null, items: open }]),
    [byLabel, list, open],
  );
  const handleDelete = useCallback(
    (items: readonly ShoppingItem[]) => {
      itemActions.remove(items);
      const values = { count: items.length, name: items[0]?.display ?? '' };
      showUndo(
        items.length === 1 ? 'shopping-list.item-deleted' : 'shopping-list.items-deleted',
        () => itemActions.restore(items),
        values,
      );
    },
    [itemActions, showUndo],
  );
  return (
    <div className={styles.page}>
      <Page
        title={list.name ?? ''}
        back={back}
        actions={
          <ListMenu list={list} sections={visibleSections} open={open} checked={checked} onDelete={handleDelete} />
        }
      >
        {outage && <p className={styles.offline}>{t('shopping-list.you-are-offline-description')}</p>}
        <AddItem list={list} itemActions={itemActions} />
        {open.length === 0 && (
          <PageMessage
            kind="empty"
            title={t(checked.length > 0 ? 'shopping-list.all-bought' : 'shopping-list.empty')}
            text={t(checked.length > 0 ? 'shopping-list.all-bought-text' : 'shopping-list.empty-text')}
          />
        )}
        <OpenItems
          list={list}
          sections={visibleSections}
          grouped={byLabel}
          itemActions={itemActions}
          onEdit={setEdited}
          onDelete={handleDelete}
        />
        {checked.length > 0 && <CheckedItems items={checked} itemActions={itemActions} onDelete={handleDelete} />}
        {list.recipeReferences.length > 0 && <LinkedRecipes list={list} disabled={outage !== null} />}
      </Page>
      <Suspense>
        {edited && (
          <ItemDialog
            item={edited}
            isDeleted={!list.listItems.some(({ id }) => id === edited.id)}
            itemActions={itemActions}
            onDelete={() => handleDelete([edited])}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
