import { z } from 'zod';
import type { Batch } from '../messaging/batch.js';
import { defineStream, type Stream } from '../messaging/define-message.js';
import type { Json } from '../messaging/json.js';
import { reject } from '../primitives/reject.js';
import { Int } from '../primitives/scalars.js';

const PerPage = Int.transform((value, context): number =>
  value < -1 ? reject(context, 'value_error', 'Value error, perPage must be -1 or more') : value,
).meta({ type: 'integer' });

const NullPosition = z.enum(['first', 'last']).meta({ id: 'NullPosition' });
const OrderDirection = z.enum(['asc', 'desc']).meta({ id: 'OrderDirection' });
const optionalText = z.string().optional();

/** The paging parameters of every list (docs/api/conventions.md#pagination), without defaults. */
export const pageQueryFields = {
  page: Int.default(1).describe('The page; -1 is the last one.'),
  perPage: PerPage.default(50).describe('The number of items; -1 returns all, 0 only the total.'),
  orderBy: optionalText
    .describe('Attributes with directions, or `random`.')
    .meta({ examples: ['name:asc, createdAt'] }),
  orderByNullPosition: NullPosition.optional().describe('Where items without a value are.'),
  orderDirection: OrderDirection.default('desc').describe('The direction of attributes without one.'),
  queryFilter: optionalText
    .describe('Conditions, joined by `AND` and `OR`.')
    .meta({ examples: ['tags.name = "Quick" AND rating >= 4'] }),
  paginationSeed: optionalText.describe('Required for a random order, which is the same for the same seed.'),
};
const search = optionalText.describe('Words, or phrases in quotes, of which one is contained.');

/** Paging parameters of a list without further ones. */
export const PageQuery = z.object(pageQueryFields).superRefine(requireSeedForRandom);
export type PageQuery = z.output<typeof PageQuery>;

/** Paging parameters with `search`. */
export const SearchQuery = z.object({ ...pageQueryFields, search }).superRefine(requireSeedForRandom);
export type SearchQuery = z.output<typeof SearchQuery>;

/** Requires a seed for a random order, which is only stable with one. */
export function requireSeedForRandom(
  query: { orderBy?: string; paginationSeed?: string },
  context: z.RefinementCtx,
): void {
  if (query.orderBy !== 'random' || query.paginationSeed) return;
  context.addIssue({ code: 'custom', path: ['orderBy'], message: 'paginationSeed is required when orderBy is random' });
}

/** The head of a page before its items: the resolved page, and the counts of the envelope. */
export const PageHead = z.object({
  page: z.number().int(),
  perPage: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
});
export type PageHead = z.output<typeof PageHead>;

/**
 * The envelope of a list in responses. The description of the API names it after its items: `RecipeSummaryPage` has items
 * of `RecipeSummary`.
 */
export function Page<Item extends z.ZodType>(item: Item) {
  const page = z.object(envelopeOf(item));
  const name = item.meta()?.id;
  return name ? page.meta({ id: `${name}Page` }) : page;
}

function envelopeOf<Item extends z.ZodType>(item: Item) {
  return {
    page: z.number().int().describe('The number of this page, from 1.'),
    per_page: z.number().int().describe('The maximum number of items per page.'),
    total: z.number().int().describe('The number of items of all pages.'),
    total_pages: z.number().int().describe('The number of pages.'),
    items: z.array(item).describe('The items of this page.'),
    next: z.string().nullable().describe('The path and parameters of the next page, null on the last one.'),
    previous: z.string().nullable().describe('The path and parameters of the previous page, null on the first one.'),
  };
}

export interface Page<Item> {
  page: number;
  per_page: number;
  total: number;
  total_pages: number;
  items: Item[];
  next: string | null;
  previous: string | null;
}

/** One element of a streamed page: the head first, then the items. */
export type PageElement<Item> = { head: PageHead } | { item: Item };
/** The values that a service yields for a page. */
export type PagePart<Item> = PageElement<Item> | Json | Batch<PageElement<Item> | Json>;

/** A list of any length: a stream that starts with the page's head. */
export type PagedList<Query extends z.ZodType, Item extends z.ZodType> = Stream<
  Query,
  z.ZodType<PageElement<z.output<Item>>>
> & { readonly listed: Item };

/** Declares a list. With `perPage=-1` it may have any number of items, so the reply is always a stream. */
export function definePagedList<Query extends z.ZodType, Item extends z.ZodType>(definition: {
  subject: string;
  query: Query;
  item: Item;
}): PagedList<Query, Item> {
  const part = z.union([z.object({ head: PageHead }), z.object({ item: definition.item })]);
  const stream = defineStream({
    subject: definition.subject,
    request: definition.query,
    item: part as unknown as z.ZodType<PageElement<z.output<Item>>>,
  });
  return { ...stream, listed: definition.item };
}

/**
 * The head of a page for a given total, and the records to read. `perPage` -1 reads all records, `page` -1 is the last
 * page.
 */
export function pageWindow({ page, perPage }: { page: number; perPage: number }, total: number) {
  const size = perPage === -1 ? total : perPage;
  const totalPages = size > 0 ? Math.ceil(total / size) : 0;
  const resolved = page === -1 ? Math.max(1, totalPages) : Math.max(1, page);
  const head: PageHead = { page: resolved, perPage: size, total, totalPages };
  // Databases accept no numbers beyond 64 bits.
  return { head, skip: Math.min((resolved - 1) * size, total), limit: size };
}
