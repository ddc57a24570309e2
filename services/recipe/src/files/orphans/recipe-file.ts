import { formatUuid, isUuid } from '@larder/contracts';

/** A file in the folder of a recipe. */
export interface RecipeFile {
  key: string;
  recipeId: string;
  /** The timeline event of the image; null for other files. */
  eventId: string | null;
  /** Its asset name; null for other files. */
  asset: string | null;
}

const KEY = /^recipes\/([^/]+)\/(.+)$/;
const EVENT_IMAGE = /^images\/timeline\/([^/]+)\/[^/]+$/;
const ASSET = /^assets\/([^/]+)$/;

/** Parses the key of a file; null for files outside of recipe folders. */
export function recipeFileOf(key: string): RecipeFile | null {
  const [, folder = '', path = ''] = KEY.exec(key) ?? [];
  if (!isUuid(folder)) return null;
  const eventId = EVENT_IMAGE.exec(path)?.[1];
  return {
    key,
    recipeId: formatUuid(folder),
    eventId: eventId !== undefined && isUuid(eventId) ? formatUuid(eventId) : null,
    asset: ASSET.exec(path)?.[1] ?? null,
  };
}
