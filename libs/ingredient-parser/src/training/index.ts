export { writeIngredientModel } from '../nlp/ingredient-model.js';
export type { Metrics } from './metrics.js';
export { readLabelledLines, type LabelledLine } from './labelled-line.js';
export { trainIngredientModel, type Training } from './train-ingredient-model.js';
