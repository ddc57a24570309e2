export { cleanRecipe, type RecipeFields } from './clean-recipe.js';
export { durationWords } from './duration-words.js';
export { linesOf, noteOf, splitLines, starsOf } from './export-text.js';
export { withFiles, type AssetFile, type RecipeDraft, type RecipeInput } from './recipe-draft.js';
export { imageUrlsOf, MAX_RECIPE_LENGTH, nameOrId } from './recipe-parts.js';
export { scrapedDraft } from './scraped-draft.js';
