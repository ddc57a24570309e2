import { ACCEPTED_ENCODINGS } from './body/decompress.js';

/** The type of the requested resource; decides the `Accept` header. */
export type ResourceType = 'page' | 'image';

/** Some sites reject unusual clients; the second attempt sends minimal headers. */
export const PLAIN_USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

const ACCEPT: Record<ResourceType, string> = {
  page: 'text/html,application/xhtml+xml,application/xml;q=0.9,application/json;q=0.8,*/*;q=0.7',
  image: 'image/avif,image/webp,image/png,image/jpeg,image/*;q=0.9,*/*;q=0.5',
};

/** The headers of a browser; `locale` is the user's language, for sites in several languages. */
export function requestHeaders(
  resourceType: ResourceType,
  userAgent: string,
  locale = 'en-US',
): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: ACCEPT[resourceType],
    'accept-language': acceptLanguage(locale),
    'accept-encoding': ACCEPTED_ENCODINGS,
  };
}

function acceptLanguage(locale: string): string {
  const [language = 'en'] = locale.split('-');
  const preferred = [...new Set([locale, language])];
  if (language !== 'en') preferred.push('en');
  return preferred.map((tag, index) => (index === 0 ? tag : `${tag};q=${(1 - index / 10).toFixed(1)}`)).join(',');
}
