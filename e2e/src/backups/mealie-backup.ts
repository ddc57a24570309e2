import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Api } from '../support/api.js';
import { zipOf } from '../support/fixtures/zip.js';
import { aSmallDump, uuid } from './small-dump.js';

const IMAGE = readFileSync(fileURLToPath(new URL('../../../docs/screenshots/phone-recipe.webp', import.meta.url)));

/** The file name of a backup of Mealie. */
export const MEALIE_BACKUP = 'mealie_2026.11.22.zip';

/** The archive of a backup of Mealie: the dump, with an image of its recipe. */
export function aMealieBackup(dump: object = aSmallDump()): Buffer {
  return zipOf({
    'database.json': JSON.stringify(dump),
    [`data/recipes/${uuid(10)}/images/original.webp`]: IMAGE,
  });
}

/** Whether the recipe has the image of the backup, and the caller may see it. */
export async function hasBackupImage({ url, token }: Api, recipeId: string): Promise<boolean> {
  const stored = await fetch(`${url}/api/media/recipes/${recipeId}/images/original.webp`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  return Buffer.from(await stored.arrayBuffer()).equals(IMAGE);
}
