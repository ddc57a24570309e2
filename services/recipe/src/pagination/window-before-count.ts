import { pageWindow } from '@larder/contracts';

/** Where a page lies, as far as that is known before its records are counted; null for the last page, which it is not. */
export function windowAhead({ page, perPage }: Paged): { skip: number; limit: number } | null {
  if (page === -1) return null;
  // Everything is one page.
  if (perPage === -1) return page > 1 ? { skip: 0, limit: 0 } : { skip: 0, limit: Infinity };
  const { skip, limit } = pageWindow({ page, perPage }, Infinity);
  return { skip, limit };
}

interface Paged {
  page: number;
  perPage: number;
}
