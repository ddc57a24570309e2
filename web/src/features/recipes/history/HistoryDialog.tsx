import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useMayEdit } from '../access/use-may-edit.js';
import { useListRecipeVersionsQuery, useRestoreRecipeVersionMutation } from './history.api.js';
import { VersionRow } from './VersionRow.js';
import styles from './history.module.css';

const WIDTH = 760;

export interface HistoryDialogProps {
  recipe: Recipe;
  groupSlug: string;
  onClose: () => void;
}

/** The versions of a recipe, newest first; users who may edit it can restore one. */
export function HistoryDialog({ recipe, groupSlug, onClose }: HistoryDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const editable = useMayEdit(recipe);
  const { data, isError, refetch } = useListRecipeVersionsQuery(recipe.id);
  const [restore, { isLoading }] = useRestoreRecipeVersionMutation();
  const handleRestore = async (number: number) => {
    const { data: restored } = await restore({ recipeId: recipe.id, number });
    if (!restored) return; // a toast has shown the error
    onClose();
    dispatch(showToast({ level: 'success', key: 'recipe-history.restored' }));
    if (restored.slug !== recipe.slug) await navigate(`/g/${groupSlug}/r/${restored.slug}`, { replace: true });
  };
  return (
    <Dialog open title={t('recipe-history.title')} icon="clock" width={WIDTH} onClose={onClose}>
      {isError && !data && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!isError && !data && <SkeletonText lines={5} />}
      {data && (
        <p className={styles.about}>{t(data.items.length === 0 ? 'recipe-history.empty' : 'recipe-history.about')}</p>
      )}
      <ol className={styles.versions}>
        {data?.items.map((version) => (
          <VersionRow
            key={version.number}
            recipeId={recipe.id}
            version={version}
            busy={isLoading}
            onRestore={editable ? () => void handleRestore(version.number) : undefined}
          />
        ))}
      </ol>
    </Dialog>
  );
}
