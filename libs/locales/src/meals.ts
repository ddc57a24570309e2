import { translate } from './translate.js';

/** The name of a meal in a language: "Dinner". */
export function mealName(locale: string, meal: 'breakfast' | 'lunch' | 'dinner' | 'side'): string {
  return translate(locale, `meals.${meal}`);
}
