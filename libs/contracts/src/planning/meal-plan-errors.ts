import { defineError } from '../errors/define-error.js';

export const MealPlanErrors = {
  recipeNotFound: defineError('meal-plan.recipe-not-found', {
    kind: 'not-found',
    shape: 'message',
    sentence: 'The requested resource was not found',
  }),
  ownerElsewhere: defineError('meal-plan.owner-elsewhere', {
    kind: 'invalid',
    shape: 'message',
    sentence: 'The user must be a member of the household',
  }),
  nothingPlanned: defineError('meal-plan.nothing-planned', {
    kind: 'invalid',
    shape: 'message',
    sentence: 'An entry needs a recipe or a title',
  }),
  tooManyWebhooks: defineError('meal-plan.too-many-webhooks', {
    kind: 'refused',
    shape: 'message',
    sentence: 'A household can have at most {most} webhooks',
  }),
  invalidFilter: defineError('meal-plan.invalid-filter', { kind: 'refused', shape: 'text', sentence: '{reason}' }),
};
