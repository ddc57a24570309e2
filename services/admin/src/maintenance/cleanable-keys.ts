const IMAGE_FOLDER_FILE = /^recipes\/[^/]+\/images\/[^/]+$/;
const RECIPE_FOLDER = /^recipes\/([^/]+)\//;
const UUID = /^[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}$/i;

/**
 * Whether a file is an original that was converted: it is in the image folder of a recipe and is not one of the stored
 * sizes.
 */
export function isConvertedOriginal(key: string): boolean {
  return IMAGE_FOLDER_FILE.test(key) && !key.endsWith('.webp');
}

/** The folder of a file in the recipes folder, if it cannot belong to a recipe; null for all other files. */
export function invalidRecipeFolder(key: string): string | null {
  const folder = RECIPE_FOLDER.exec(key)?.[1];
  return folder !== undefined && !UUID.test(folder) ? folder : null;
}
