import { CommonErrors } from '../errors/common-errors.js';
import { defineError } from '../errors/define-error.js';

export const ShoppingErrors = {
  wrongList: defineError('shopping.wrong-list', {
    kind: 'refused',
    shape: 'text',
    sentence: 'object {id} has an invalid shopping list id',
  }),
  tooManyItems: defineError('shopping.too-many-items', {
    kind: 'refused',
    shape: 'message',
    sentence: 'A shopping list can have at most {most} items',
  }),
  tooLarge: defineError('shopping.too-large', {
    kind: 'too-large',
    shape: 'message',
    sentence: 'The items of a shopping list can have at most {limit}',
  }),
  ownerElsewhere: (userId: string) =>
    CommonErrors.invalidValue('userId', 'The owner must be a member of the household', userId),
  invalidFilter: defineError('shopping.invalid-filter', { kind: 'refused', shape: 'text', sentence: '{reason}' }),
};
