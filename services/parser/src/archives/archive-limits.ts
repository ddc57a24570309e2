import type { ZipLimits } from '@larder/service-kit/zip';

const MB = 1024 * 1024;

/** For the export of a whole app. */
export const MIGRATION_LIMITS: ZipLimits = { entries: 100_000, bytes: 4096 * MB, ratioCheckedAbove: MB };
/** For a single recipe. */
export const RECIPE_LIMITS: ZipLimits = { entries: 1_000, bytes: 200 * MB, ratioCheckedAbove: MB };
/** Maximum size of a file that is read into memory: a recipe's data. */
export const MAX_BYTES_IN_MEMORY = 64 * MB;
/** Maximum size of an image; it is never read into memory as a whole. */
export const MAX_IMAGE_BYTES = 64 * MB;
/** Maximum size of an asset. */
export const MAX_ASSET_BYTES = 50 * MB;
