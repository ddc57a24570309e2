import { IdentityErrors, type PageQuery } from '@larder/contracts';

/** An attribute that a list may be ordered by. */
export interface SortAttribute {
  /** Where its value stands in the record. */
  path: string;
  /** For a relation, whose id stands there: the texts its records are sorted by. */
  textsOf?: () => Promise<Map<string, string>>;
}

/** What a list may be ordered by; attributes in camel case. */
export type SortAttributes = Readonly<Record<string, SortAttribute>>;

/** One part of an order. */
export interface OrderKey extends SortAttribute {
  direction: 1 | -1;
}

/**
 * Reads `orderBy`: a comma list of attributes in camel or snake case, each with `:asc` or `:desc` if it wishes. Whatever
 * is not in the whitelist is refused with the sentence of the API (contract 01, section 8). Newest first when absent.
 */
export function orderKeys(
  query: Pick<PageQuery, 'orderBy' | 'orderDirection'>,
  attributes: SortAttributes,
): OrderKey[] {
  const orderBy = query.orderBy || 'createdAt';
  return orderBy.split(',').map((part) => {
    const [name = '', suffix = query.orderDirection, ...more] = part.split(':').map((text) => text.trim());
    const attribute = attributeOf(name, attributes);
    const direction = DIRECTIONS[suffix.toLowerCase()];
    if (!attribute || !direction || more.length > 0) throw invalid(orderBy, part.trim());
    return { ...attribute, direction };
  });
}

const DIRECTIONS: Record<string, 1 | -1 | undefined> = { asc: 1, desc: -1 };

function attributeOf(name: string, attributes: SortAttributes): SortAttribute | undefined {
  const camel = name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
  return Object.hasOwn(attributes, camel) ? attributes[camel] : undefined;
}

function invalid(whole: string, part: string) {
  return IdentityErrors.invalidFilter({ reason: `Invalid order_by statement "${whole}": "${part}" is invalid` });
}
