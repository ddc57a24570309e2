import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { RecipeStep } from '@larder/contracts/recipe/recipe';
import { problemText } from '../../../../api/call-problem.js';
import { showToast } from '../../../../shared/toasts/toast.slice.js';
import { assetAddress, withAsset } from '../../assets/recipe-asset.js';
import type { ListCommands } from '../draft/list-commands.js';
import type { ImmediateWrites } from '../draft/use-draft.js';
import { useUploadAssetMutation } from '../edit.api.js';

export interface StepImageArgs {
  recipeId: string;
  step: RecipeStep;
  commands: ListCommands<RecipeStep>;
  immediate: ImmediateWrites;
}

/** Uploads an image as an asset of the recipe and appends it to the step's text. */
export function useStepImage({ recipeId, step, commands, immediate }: StepImageArgs) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [upload, { isLoading }] = useUploadAssetMutation();

  const add = async (file: File) => {
    const name = file.name.replace(/\.[^.]*$/, '') || t('recipe-edit.image');
    const { data, error } = await upload({ recipeId, name, icon: 'mdi-file-image', file, writes: immediate.writes });
    if (error) return void dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    const { body: asset, etag } = data;
    immediate.applyStoredChange((recipe) => ({ assets: withAsset(recipe.assets, asset) }), etag);
    const tag = `<img src="${assetAddress(recipeId, asset)}" height="100%" width="100%"/>`;
    commands.edit(
      (steps, index) =>
        steps.map((each, place) => (place === index ? { ...each, text: appendTag(each.text, tag) } : each)),
      step.id,
    );
  };
  return { add, busy: isLoading };
}

function appendTag(text: string, tag: string): string {
  return text.trim() ? `${text.trimEnd()}\n\n${tag}` : tag;
}
