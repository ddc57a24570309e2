import type { ListSection } from './list-sections.js';

export type TextForm = 'text' | 'markdown';

/**
 * A shopping list as text: one line per item; with headings when there are several sections.
 *
 * @param unlabeled the heading of items without a label
 */
export function shoppingListText(sections: readonly ListSection[], form: TextForm, unlabeled: string): string {
  const line = (text: string) => (form === 'markdown' ? `- [ ] ${text}` : text);
  const heading = (text: string) => (form === 'markdown' ? `# ${text}` : `[${text}]`);
  const [only] = sections;
  if (sections.length === 1 && only && !only.label) return only.items.map(({ display }) => line(display)).join('\n');
  return sections
    .map(({ label, items }) =>
      [heading(label?.name ?? unlabeled), ...items.map(({ display }) => line(display))].join('\n'),
    )
    .join('\n\n');
}
