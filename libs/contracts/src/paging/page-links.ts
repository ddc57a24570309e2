import type { Page, PageHead } from './page.js';

const ORDER = ['page', 'perPage', 'orderBy', 'orderByNullPosition', 'orderDirection', 'queryFilter', 'paginationSeed'];

/**
 * The envelope of a list. `path` is the list's path without `/api`; `query` the effective parameters, of which absent
 * ones and false flags are omitted from the links, and repeated ones stay repeated keys
 * (docs/api/conventions.md#pagination). Without a path there are no links.
 */
export function envelope<Item>(
  path: string | null,
  query: Record<string, unknown>,
  { page, perPage, total, totalPages }: PageHead,
  items: Item[],
): Page<Item> {
  const link = (target: number) => `${path}?${search({ ...query, page: target }).toString()}`;
  return {
    page,
    per_page: perPage,
    total,
    total_pages: totalPages,
    items,
    next: path !== null && page < totalPages ? link(page + 1) : null,
    previous: path !== null && page > 1 ? link(page - 1) : null,
  };
}

/** The envelope as JSON text, with items that are already JSON. */
export function envelopeText(
  path: string | null,
  query: Record<string, unknown>,
  head: PageHead,
  items: string[],
): string {
  const { items: _, next, previous, ...counts } = envelope(path, query, head, []);
  const opened = JSON.stringify(counts).slice(0, -1);
  return `${opened},"items":[${items.join(',')}],${JSON.stringify({ next, previous }).slice(1)}`;
}

function search(query: Record<string, unknown>): URLSearchParams {
  const names = [...ORDER, ...Object.keys(query).filter((name) => !ORDER.includes(name))];
  const entries = names.flatMap((name) => [query[name]].flat().map((value) => [name, value] as const));
  return new URLSearchParams(
    entries.flatMap(([name, value]) =>
      value === undefined || value === null || value === false ? [] : [[name, asText(value)] as [string, string]],
    ),
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
