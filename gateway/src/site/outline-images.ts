import { mediaPath, type RecipeSummary } from '@larder/contracts';

/** Below this width the app shows smaller images, as `web/src/features/recipes/page/head/RecipeHead.tsx` does. */
const WIDE_SCREEN = '(min-width: 960px)';

/** The empty image boxes of the outline in `web/index.html`: first the page header, then the cards. */
const BOX = /<i><\/i>/g;

type WithImage = Pick<RecipeSummary, 'id' | 'image'>;
type ImageSize = 'tiny-original' | 'min-original' | 'original';

/**
 * The page of a recipe with its image in the outline, in the size that the app shows: the browser renders it before the
 * application code is loaded.
 */
export function withRecipeImage(page: string, recipe: WithImage): string {
  return fillPlaceholders(page, [imageOf(recipe, 'min-original', 'original')]);
}

/** A page of cards with the images of the first recipes in the outline. */
export function withCardImages(page: string, recipes: readonly WithImage[]): string {
  return fillPlaceholders(page, ['', ...recipes.map((recipe) => imageOf(recipe, 'tiny-original', 'min-original'))]);
}

function imageOf({ id, image }: WithImage, narrow: ImageSize, wide: ImageSize): string {
  if (!image) return '';
  const url = (size: ImageSize) => {
    const query = new URLSearchParams({ version: image });
    return `.${mediaPath(`recipes/${id}/images/${size}.webp`)}?${query.toString()}`;
  };
  const source = `<source media="${WIDE_SCREEN}" srcset="${url(wide)}" />`;
  return `<picture>${source}<img alt="" fetchpriority="high" src="${url(narrow)}" /></picture>`;
}

function fillPlaceholders(page: string, images: string[]): string {
  const next = images.values();
  return page.replace(BOX, (box) => {
    const image = next.next().value;
    return image ? `<i>${image}</i>` : box;
  });
}
