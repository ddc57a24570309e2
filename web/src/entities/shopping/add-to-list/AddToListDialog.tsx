import { useState } from 'react';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { initialSelection, recipesToAdd } from './ingredient-choice.js';
import { IngredientChoice } from './IngredientChoice.js';
import { ListChoice } from './ListChoice.js';
import { useGetRecipesToAddQuery } from './recipes-to-add.api.js';
import { useAddRecipes } from './use-add-recipes.js';
import { useListSelection } from './use-list-selection.js';
import styles from './AddToList.module.css';

const WIDTH = 640;

export interface AddToListDialogProps {
  /** The recipes, each with its scale. */
  recipes: readonly { slug: string; scale: number }[];
  onClose: () => void;
}

/** Adds the selected ingredients of recipes to the selected shopping list. */
export function AddToListDialog({ recipes, onClose }: AddToListDialogProps) {
  const { t } = useTranslation();
  const slugs = recipes.map(({ slug }) => slug);
  const { data, isError, refetch } = useGetRecipesToAddQuery(slugs, { refetchOnMountOrArgChange: true });
  const candidates = data && recipesToAdd(data, recipes);
  const [changedSelection, setChangedSelection] = useState<ReadonlySet<string> | null>(null);
  const { lists, listsFailed, refetchLists, listId, selectList } = useListSelection();
  const { add, done, problem } = useAddRecipes(onClose);
  const selected = changedSelection ?? (candidates ? initialSelection(candidates) : new Set<string>());
  const busy = done !== null;
  const handleRetry = () => {
    if (isError) void refetch();
    if (listsFailed) refetchLists();
  };
  return (
    <Dialog
      open
      icon="list"
      width={WIDTH}
      title={t('shopping-list.add-to-list')}
      onClose={onClose}
      actions={
        <Button
          type="primary"
          loading={busy}
          disabled={!listId || selected.size === 0}
          onClick={() => listId && candidates && void add(listId, candidates, selected)}
        >
          {t('shopping-list.add-count', { count: selected.size })}
        </Button>
      }
    >
      <div className={styles.form}>
        {lists && <ListChoice lists={lists} value={listId} onChange={selectList} />}
        {(isError || listsFailed) && <PageMessage kind="error" onRetry={handleRetry} />}
        {!candidates && !isError && <SkeletonText lines={6} />}
        {candidates?.map((each) => (
          <IngredientChoice key={each.recipe.id} recipe={each} selected={selected} onChange={setChangedSelection} />
        ))}
        {busy && candidates && candidates.length > 1 && (
          <Progress
            percent={Math.round((100 * done) / candidates.length)}
            aria-label={t('shopping-list.adding-recipes')}
          />
        )}
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}
