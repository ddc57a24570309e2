export { writeIngredientModel } from '../nlp/ingredient-model.js';
export { readLabeledLines, type LabeledLine } from './labeled-line.js';
export type { Metrics } from './metrics.js';
export { trainIngredientModel, type Training } from './train-ingredient-model.js';
