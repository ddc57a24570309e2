/** A line of the ingredients: `amount unit | food | note`, or `food | note` without an amount. */
export interface IngredientLine {
  quantity: number | null;
  unit: string | null;
  food: string;
  note: string;
  /** The heading above it. */
  title: string;
}

export interface StepLine {
  text: string;
  title: string;
}

/** A recipe of a file in `recipes/`; times in minutes. */
export interface RecipeText {
  language: 'en' | 'de' | 'ar';
  name: string;
  description: string;
  recipeYield: string;
  minutes: { prep: number; cook: number; rest: number };
  categories: string[];
  tags: string[];
  tools: string[];
  nutrition: Record<string, string> | null;
  ingredients: IngredientLine[];
  steps: StepLine[];
  notes: { title: string; text: string }[];
}

const NUTRIENTS: Record<string, string> = {
  kcal: 'calories',
  'g carbohydrate': 'carbohydrateContent',
  'g fat': 'fatContent',
  'g protein': 'proteinContent',
};

/** Parses a recipe file: front matter, a description, then the sections Ingredients, Steps and Notes. */
export function parseRecipe(text: string): RecipeText {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const field = fieldsOf(head);
  const [description = '', ...sections] = body.split(/^## /m);
  const section = (name: string) => sections.find((one) => one.startsWith(name))?.slice(name.length) ?? '';
  return {
    language: languageOf(field('lang')),
    name: field('name'),
    description: description.trim(),
    recipeYield: field('yield'),
    minutes: { prep: Number(field('prep')), cook: Number(field('cook')), rest: Number(field('rest')) },
    categories: listOf(field('categories')),
    tags: listOf(field('tags')),
    tools: listOf(field('tools')),
    nutrition: nutritionOf(field('nutrition')),
    ingredients: linesUnderHeadings(section('Ingredients')).map(({ text, title }) => ({
      ...ingredientOf(text),
      title,
    })),
    steps: linesUnderHeadings(section('Steps')),
    notes: linesUnderHeadings(section('Notes')).map(({ text }) => noteOf(text)),
  };
}

function fieldsOf(head: string): (name: string) => string {
  const pairs = head.split('\n').map((line) => line.split(/:\s(.*)/, 2) as [string, string]);
  const fields = new Map(pairs);
  return (name) => fields.get(name)?.trim() ?? '';
}

const listOf = (text: string): string[] => text.split(/\s*,\s*/).filter(Boolean);
const languageOf = (text: string) => (text === 'de' || text === 'ar' ? text : 'en');

/** Parses `310 kcal, 12 g fat` to the product's nutrition keys; null when empty. */
function nutritionOf(text: string): Record<string, string> | null {
  const pairs = listOf(text).map((part) => {
    const [, amount = '', nutrient = ''] = /^(\d+) (.+)$/.exec(part) ?? [];
    return [NUTRIENTS[nutrient] ?? nutrient, amount] as const;
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : null;
}

/** List items, bulleted or numbered; a `###` heading becomes the title of the item after it. */
function linesUnderHeadings(section: string): StepLine[] {
  const lines: StepLine[] = [];
  let title = '';
  for (const line of section.split('\n')) {
    const heading = /^### (.+)$/.exec(line)?.[1];
    const item = /^(?:-|\d+\.) (.+)$/.exec(line)?.[1];
    if (heading) title = heading.trim();
    if (!item) continue;
    lines.push({ text: item.trim(), title });
    title = '';
  }
  return lines;
}

/** Splits `250 g | flour | sifted`. */
export function ingredientOf(line: string): Omit<IngredientLine, 'title'> {
  const [first = '', ...others] = line.split(/\s*\|\s*/);
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(?: (.+))?$/.exec(first) ?? [];
  if (amount === undefined) return { quantity: null, unit: null, food: first, note: others.join(' ') };
  const [food = '', note = ''] = others;
  return { quantity: Number(amount), unit: unit ?? null, food, note };
}

function noteOf(text: string): { title: string; text: string } {
  const [title = '', rest = ''] = text.split(/: (.*)/, 2);
  return { title, text: rest };
}
