import type { Recipe } from '@larder/contracts';

/** A recipe as Markdown: the template `recipes.md` (docs/api/collaboration.md#exports). */
export function recipeMarkdown(recipe: Recipe): string {
  const parts = [
    `# ${oneLine(recipe.name)}`,
    recipe.description?.trim(),
    section(
      'Ingredients',
      recipe.recipeIngredient.map(({ title, display }) => withTitle(title, `- [ ] ${oneLine(display)}`)),
    ),
    section(
      'Instructions',
      recipe.recipeInstructions.map(({ title, text }) => withTitle(title, `- [ ] ${indent(text)}`)),
    ),
    section(
      'Notes',
      recipe.notes.map(({ title, text }) => `**${oneLine(title)}**\n\n${text.trim()}\n`),
    ),
    listNames('Tags', recipe.tags),
    listNames('Categories', recipe.recipeCategory),
    sourceOf(recipe.orgURL),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Only web addresses are links: programs that open the text may follow others, such as `javascript:`. */
function sourceOf(address: string | null): string {
  if (!address) return '';
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb ? `Source: <${url.href}>` : `Source: ${oneLine(address)}`;
}

function section(heading: string, lines: string[]): string {
  return lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n').trim()}`;
}

function withTitle(title: string | null, line: string): string {
  return title?.trim() ? `\n### ${oneLine(title)}\n\n${line}` : line;
}

function listNames(label: string, all: { name: string }[]): string {
  return all.length === 0 ? '' : `${label}: ${all.map(({ name }) => name).join(', ')}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Indents further lines of a step, so that they stay in its list item. */
function indent(text: string): string {
  return text.trim().replace(/\r?\n/g, '\n  ');
}
