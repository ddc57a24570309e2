/** The values of the placeholders in an action's address. */
export interface ActionValues {
  /** The recipe's page. */
  url: string;
  id: string;
  slug: string;
}

const PLACEHOLDER = /\$\{(url|id|slug)\}/g;
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** The address with every placeholder replaced; values in the query are encoded. */
export function actionUrl(template: string, values: ActionValues): string {
  const [, path = '', query = '', fragment = ''] = PARTS.exec(template) ?? [];
  const filled = (text: string, write: (value: string) => string) =>
    text.replace(PLACEHOLDER, (_whole, name: keyof ActionValues) => write(values[name]));
  const plain = (value: string) => value;
  return filled(path, plain) + filled(query, encodeURIComponent) + filled(fragment, plain);
}
