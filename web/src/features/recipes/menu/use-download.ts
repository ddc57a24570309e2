import type { Recipe } from '@larder/contracts/recipe/recipe';
import { serverAddress } from '../../../shared/urls/base-path.js';
import { browser } from '../../../entities/session/browser.js';
import { useAllowExportMutation } from '../content/recipe-page.api.js';

/** Saves the recipe as an archive that other programs can take in; the page stays. */
export function useDownload({ slug }: Pick<Recipe, 'slug'>): () => Promise<void> {
  const [allow] = useAllowExportMutation();
  return async () => {
    const { data } = await allow(slug);
    if (!data) return; // a toast has said why
    const query = new URLSearchParams({ token: data.token });
    browser.leaveFor(serverAddress(`api/recipes/${encodeURIComponent(slug)}/exports/zip?${query.toString()}`));
  };
}
