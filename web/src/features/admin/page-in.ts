/** The page of a list in the URL, from 1. */
export function pageIn(searchParams: URLSearchParams): number {
  return Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
}
