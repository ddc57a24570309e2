import { definePreference } from '../../shared/hooks/preference.js';

const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Whether the lists of the whole household are shown, not only the own ones. */
export const viewAllLists = definePreference<boolean>('shopping-view-all-lists', false, isFlag);
/** Whether a list is grouped by label. */
export const viewByLabel = definePreference<boolean>('shopping-view-by-label', true, isFlag);
