import type { PageElement } from '../html/element.js';
import { textOf } from '../html/text-of.js';
import type { SiteAdapter } from './site-adapter.js';
import { withAttribute } from './select.js';

const MARK = 'data-e2e-name';

/** weightwatchers.com: the data has descriptions of a food before it: "1 item(s), large egg". */
export const weightWatchers: SiteAdapter = {
  ingredients: ({ root }) => withAttribute(root, MARK, 'ingredient_item').map(readIngredient),
};

/** Formats name "Egg" and description "1 item(s), large" as "1 item(s) Egg; large". */
function readIngredient(item: PageElement): string {
  const [name = '', description = ''] = ['ingredient_name', 'ingredient_description'].map((part) =>
    withAttribute(item, MARK, part).map(textOf).join(' '),
  );
  const [amount = '', ...notes] = description.split(/,\s/);
  return [`${amount} ${name}`.trim(), notes.join(', ')].filter(Boolean).join('; ');
}
