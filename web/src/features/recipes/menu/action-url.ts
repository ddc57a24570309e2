import { toWebUrl } from '../../../shared/urls/to-web-url.js';

/** The placeholders in an action's URL: `${url}`, `${id}` and `${slug}`. */
export interface ActionUrlValues {
  /** The URL of the current page. */
  url: string;
  id: string;
  slug: string;
}

/**
 * The URL of an action for a recipe. Values in the query string are encoded, so that a URL in it stays one value.
 *
 * @returns null for anything but an http(s) URL
 */
export function actionUrl(template: string, values: ActionUrlValues): string | null {
  const filled = template.replace(/\$\{(url|id|slug)\}/g, (_whole, key: keyof ActionUrlValues, place: number) => {
    const inQuery = template.slice(0, place).includes('?');
    return inQuery ? encodeURIComponent(values[key]) : values[key];
  });
  return toWebUrl(filled)?.href ?? null;
}
