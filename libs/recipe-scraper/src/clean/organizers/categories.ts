import { LIMITS } from '../../limits.js';
import { isThing } from '../../json/thing.js';
import { titleCase } from './keywords.js';
import { cleanLine } from '../text/text.js';

/** Names of categories in a migrated recipe: one text unchanged, a list title-cased, objects by their `name`. */
export function cleanCategories(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.slice(0, LIMITS.entries).map(nameOf).filter(Boolean);
}

function nameOf(category: unknown): string {
  return isThing(category) ? cleanLine(category['name']) : titleCase(cleanLine(category));
}
