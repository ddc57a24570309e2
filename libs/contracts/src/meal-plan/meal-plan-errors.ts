import { CommonErrors } from '../errors/common-errors.js';
import { defineError } from '../errors/define-error.js';
import { RECIPE_OR_TITLE } from './plan-entry.js';

export const MealPlanErrors = {
  recipeNotFound: defineError('meal-plan.recipe-not-found', {
    kind: 'not-found',
    shape: 'message',
    sentence: 'The requested resource was not found',
  }),
  ownerElsewhere: (userId: string) =>
    CommonErrors.invalidValue('userId', 'The user must be a member of the household', userId),
  nothingPlanned: () => CommonErrors.invalidValue('recipeId', RECIPE_OR_TITLE, null),
  invalidFilter: defineError('meal-plan.invalid-filter', { kind: 'refused', shape: 'text', sentence: '{reason}' }),
};
