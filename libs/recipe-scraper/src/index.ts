export { cleanCategories } from './clean/organizers/categories.js';
export {
  ENGLISH_DURATION_WORDS,
  formatDuration,
  parseIsoDuration,
  type DurationUnit,
  type DurationWords,
} from './clean/time/duration.js';
export { cleanImages } from './clean/images.js';
export { cleanIngredients, type CleanIngredient } from './clean/ingredients/ingredients.js';
export { cleanInstructions } from './clean/steps/instructions.js';
export { cleanKeywords } from './clean/organizers/keywords.js';
export { cleanNotes, type Note } from './clean/notes.js';
export { cleanNutrition } from './clean/nutrition.js';
export { cleanRating } from './clean/rating.js';
export { cleanLine, cleanText } from './clean/text/text.js';
export { cleanTime } from './clean/time/time.js';
export { cleanYield, readYield, type RecipeYield } from './clean/yield/yield.js';
export { NUTRIENTS, type Nutrient, type NutritionFacts } from './nutrition-facts.js';
export type { Page, SourcePage } from './page.js';
export { findSchemaRecipe, scrapeRecipe, type ScrapeOptions, type StrategyName } from './scrape-recipe.js';
export type { Origin, ScrapedField, ScrapedLine, ScrapedRecipe, ScrapedTime, Source } from './scraped-recipe.js';
export type { SiteAdapter, SiteAdapters } from './sites/site-adapter.js';
export { SITE_ADAPTERS } from './sites/site-adapters.js';
