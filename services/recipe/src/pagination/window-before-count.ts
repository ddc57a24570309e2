import { pageWindow } from '@larder/contracts';

/** The window of a page before its records are counted; null for the last page, which depends on the count. */
export function windowBeforeCount({ page, perPage }: PageRequest): { skip: number; limit: number } | null {
  if (page === -1) return null;
  // All records are one page.
  if (perPage === -1) return page > 1 ? { skip: 0, limit: 0 } : { skip: 0, limit: Infinity };
  const { skip, limit } = pageWindow({ page, perPage }, Infinity);
  return { skip, limit };
}

interface PageRequest {
  page: number;
  perPage: number;
}
