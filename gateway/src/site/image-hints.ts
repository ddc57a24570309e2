import { mediaPath, type Recipe } from '@larder/contracts';

/** Up to this width the app shows images of 1200 px; `web/src/features/recipes/page/RecipeHead.tsx` says the same. */
const NARROW = '(max-width: 959.98px)';
const WIDE = '(min-width: 960px)';

/**
 * The page of a recipe with links that make browsers fetch its image at once, in the size that the app shows: before its
 * code they could not know of it.
 */
export function withImageHints(page: string, { id, image }: Pick<Recipe, 'id' | 'image'>): string {
  if (!image) return page;
  const hint = (size: string, media: string) => {
    const path = mediaPath(`recipes/${id}/images/${size}.webp`);
    const query = new URLSearchParams({ version: image });
    return `<link rel="preload" as="image" fetchpriority="high" media="${media}" href=".${path}?${query.toString()}" />`;
  };
  const hints = `    ${hint('min-original', NARROW)}\n    ${hint('original', WIDE)}\n  </head>`;
  return page.replace('</head>', () => hints);
}
