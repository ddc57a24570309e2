import type { RecipeChanges } from '@larder/contracts';
import type { z } from 'zod';
import type { Content } from '../archives/index.js';

/** A recipe in the form the recipe service takes, organizers by name. */
export type RecipeInput = z.input<typeof RecipeChanges>;

/** A file that an asset of the recipe names. */
export interface AssetFile<File = Content> {
  fileName: string;
  file: File;
}

/**
 * The middle of the three shapes of an import: what is read from a page, image or export becomes a draft, and the
 * recipe service stores the draft as a recipe. `File` says how a file is reached: by its content, or across threads
 * by its name.
 */
export interface RecipeDraft<File = Content> {
  recipe: RecipeInput;
  /** The stars the user gave it, 0 to 5; null without any. */
  rating?: number | null;
  isFavorite?: boolean;
  /** The image that came along. */
  image?: File | undefined;
  /** Addresses of images, best first, for a draft without an image of its own. */
  imageUrls?: readonly string[];
  assets?: readonly AssetFile<File>[];
}

/** A draft whose files are reached in another way. `fileName` is null for the image. */
export function withFiles<From, To>(
  { image, assets, ...draft }: RecipeDraft<From>,
  fileOf: (fileName: string | null) => To,
): RecipeDraft<To> {
  return {
    ...draft,
    ...(image === undefined ? {} : { image: fileOf(null) }),
    ...(assets && { assets: assets.map(({ fileName }) => ({ fileName, file: fileOf(fileName) })) }),
  };
}
