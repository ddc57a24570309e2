import type { Recipe } from '@larder/contracts/recipe/recipe';
import { serverAddress } from '../../../shared/urls/base-path.js';
import { browser } from '../../../entities/session/browser.js';
import { useCreateExportTokenMutation } from '../content/recipe-page.api.js';

/** Downloads the recipe as an archive; the page stays open. */
export function useDownload({ slug }: Pick<Recipe, 'slug'>): () => Promise<void> {
  const [createToken] = useCreateExportTokenMutation();
  return async () => {
    const { data } = await createToken(slug);
    if (!data) return; // a toast has shown the error
    const query = new URLSearchParams({ token: data.token });
    browser.leaveFor(serverAddress(`api/recipes/${encodeURIComponent(slug)}/exports/zip?${query.toString()}`));
  };
}
