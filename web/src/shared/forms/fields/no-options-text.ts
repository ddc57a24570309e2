import type { TFunction } from 'i18next';

/** The text of a select without options: they are loading, could not be loaded, or there are none. */
export function noOptionsText(t: TFunction, query: { isFetching?: boolean; isError?: boolean }): string {
  if (query.isFetching) return t('general.loading');
  return t(query.isError ? 'page.could-not-be-loaded' : 'search.no-matches');
}
