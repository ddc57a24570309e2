import { toWebUrl } from '../../../shared/format/to-web-url.js';

/** What stands for the recipe in an action's address, as `${url}`, `${id}` and `${slug}`. */
export interface ActionValues {
  /** The page one looks at. */
  url: string;
  id: string;
  slug: string;
}

/**
 * Where an action leads for a recipe. A value behind the question mark is encoded, so that an address in an address
 * stays one value.
 *
 * @returns null for anything that is no page of the web
 */
export function actionAddress(template: string, values: ActionValues): string | null {
  const filled = template.replace(/\$\{(url|id|slug)\}/g, (_whole, key: keyof ActionValues, place: number) => {
    const inQuery = template.slice(0, place).includes('?');
    return inQuery ? encodeURIComponent(values[key]) : values[key];
  });
  return toWebUrl(filled)?.href ?? null;
}
