export { positionalParser, parseByPosition } from './positional/parse-by-position.js';
export { Catalogue } from './matching/catalogue.js';
export { matchIngredient, type MatchedIngredient } from './matching/match-ingredient.js';
export type { FoodNames, UnitNames } from './matching/records.js';
export { readIngredientModel, type IngredientModel } from './nlp/ingredient-model.js';
export { nlpParser } from './nlp/parse-nlp.js';
export { NO_CONFIDENCE, type Confidence, type IsUnit, type LineParser, type ParsedLine } from './parsed-line.js';
