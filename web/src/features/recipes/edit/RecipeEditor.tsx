import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { outageOf } from '../../../shared/outage/outage-kind.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { RecipeSkeleton } from '../content/RecipeSkeleton.js';
import { draftKey, readDraft, type Version } from './draft/stored-draft.js';
import { useGetVersionQuery } from './edit.api.js';
import { EditForm } from './EditForm.js';

export interface RecipeEditorProps {
  recipe: Recipe;
  groupSlug: string;
  user: UserOut;
}

/**
 * Loads the recipe for the editor: the current version or, when that cannot be loaded, the base version of the stored
 * draft. While the server cannot be reached, the recipe of the page is edited.
 */
export function RecipeEditor({ recipe, groupSlug, user }: RecipeEditorProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetVersionQuery(recipe.id, { refetchOnMountOrArgChange: true });
  const key = draftKey(user.id, recipe.id);
  const isOutage = error && 'status' in error && outageOf(error) !== null;
  const opened = data ?? (error && (readDraft(key)?.base ?? (isOutage && versionOf(recipe))));

  if (opened) return <EditForm opened={opened} draftKey={key} groupSlug={groupSlug} user={user} />;
  if (!error) return <RecipeSkeleton />;
  return <PageMessage alone kind="error" text={t('recipe-edit.cannot-be-opened')} onRetry={() => void refetch()} />;
}

/** A recipe that was read without its ETag. Writes are rejected after another change by its time, which the server accepts. */
function versionOf(recipe: Recipe): Version {
  return { recipe, etag: recipe.updatedAt ? `"${recipe.updatedAt}"` : null };
}
