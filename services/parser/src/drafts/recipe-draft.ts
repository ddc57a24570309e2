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
 * recipe service stores the draft as a recipe. `File` is the reference to a file: its content, or across threads its
 * name.
 */
export interface RecipeDraft<File = Content> {
  recipe: RecipeInput;
  /** The user's rating, 0 to 5; null without one. */
  rating?: number | null;
  isFavorite?: boolean;
  /** The image in the export. */
  image?: File | undefined;
  /** Addresses of images, best first, for a draft without an image of its own. */
  imageUrls?: readonly string[];
  assets?: readonly AssetFile<File>[];
}

/** Replaces the file references of a draft. `fileName` is null for the image. */
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
