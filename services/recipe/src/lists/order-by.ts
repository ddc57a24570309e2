import { RecipeErrors } from '@larder/contracts';
import type { SortAttribute, SortAttributes } from './sort-attribute.js';

export type Direction = 'asc' | 'desc';

/** One part of an order. */
export interface OrderKey {
  attribute: SortAttribute;
  direction: Direction;
}

/** Spellings that snake case does not explain. */
const SPELLINGS: Record<string, string> = { orgUrl: 'orgURL', updateAt: 'updatedAt' };

/**
 * Reads `orderBy`: a comma list of attributes in camel or snake case, each with `:asc` or `:desc` if it wishes. Throws
 * the contract's sentence (01, section 8) for anything that is not in the whitelist.
 */
export function parseOrderBy(orderBy: string, direction: Direction, attributes: SortAttributes): OrderKey[] {
  return orderBy.split(',').map((part) => {
    const [name = '', suffix, ...more] = part.split(':').map((text) => text.trim());
    const attribute = attributeOf(name, attributes);
    const way = suffix === undefined ? direction : directionOf(suffix);
    if (!attribute || !way || more.length > 0) throw invalid(orderBy, part.trim());
    return { attribute, direction: way };
  });
}

function attributeOf(name: string, attributes: SortAttributes): SortAttribute | undefined {
  const camel = name.split('.').map(camelCase).join('.');
  const spelled = SPELLINGS[camel] ?? camel;
  return Object.hasOwn(attributes, spelled) ? attributes[spelled] : undefined;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}

function directionOf(suffix: string): Direction | undefined {
  const word = suffix.toLowerCase();
  return word === 'asc' || word === 'desc' ? word : undefined;
}

function invalid(whole: string, part: string) {
  return RecipeErrors.invalidFilter({ reason: `Invalid order_by statement "${whole}": "${part}" is invalid` });
}
