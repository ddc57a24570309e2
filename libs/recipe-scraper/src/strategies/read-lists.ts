import { withoutEquipment } from '../clean/ingredients/equipment.js';
import { cleanInstructions } from '../clean/steps/instructions.js';
import type { ContentList } from '../content/read-content.js';
import { readAnnotatedIngredients } from '../content/sections/annotated-ingredients.js';
import { withVisibleTitles } from '../content/visible/visible-groups.js';
import { isPresent } from '../json/thing.js';
import type { Page } from '../page.js';
import { INGREDIENT_PROPERTIES, INSTRUCTION_PROPERTIES } from '../schema-org/merge-recipes.js';
import { hasJoinedLines, readIngredients } from '../schema-org/read-ingredients.js';
import type { ScrapedLine, ScrapedRecipe } from '../scraped-recipe.js';
import type { SiteAdapter } from '../sites/site-adapter.js';
import type { FieldReader } from './fields/field-reader.js';
import { originFromContent } from './fields/origin.js';
import { isAsLong } from './repair/compare-lines.js';
import { replaceDamaged, type Replacements } from './repair/replace-damaged.js';
import { lacksAmounts, restoreAmounts } from './repair/restore-amounts.js';
import { restoreSpaces } from './repair/restore-spaces.js';

type Lists = Pick<ScrapedRecipe, 'ingredients' | 'steps'>;

/**
 * The ingredients and steps of the structured data, repaired by the visible content. Lists of an adapter are not
 * repaired.
 */
export function readLists(page: Page, fields: FieldReader, adapter: SiteAdapter, description: string): Lists {
  const adapted = { ingredients: adapter.ingredients?.(page), steps: adapter.instructions?.(page) };
  const rawIngredients = fields.get('ingredients', INGREDIENT_PROPERTIES, adapted.ingredients);
  const ingredients = readIngredients(rawIngredients);
  const steps = cleanInstructions(fields.get('steps', INSTRUCTION_PROPERTIES, adapted.steps));
  if (ingredients.length === 0 && steps.length === 0) return { ingredients, steps };
  const visible = page.lines;
  const replacements: Replacements = {
    ...replaceDamaged(page, { ingredients, steps, description, isRunTogether: hasJoinedLines(rawIngredients) }),
    ...withAmounts(page, ingredients),
    ...annotatedList(page, ingredients),
    ...(isPresent(adapted.ingredients) ? { ingredients: undefined } : {}),
    ...(isPresent(adapted.steps) ? { steps: undefined } : {}),
  };
  const lines = takeList('ingredients', fields, replacements.ingredients) ?? restoreSpaces(ingredients, visible);
  return {
    ingredients: withoutEquipment(withVisibleTitles(lines, visible)),
    steps: takeList('steps', fields, replacements.steps) ?? steps,
  };
}

function withAmounts({ content, lines }: Page, ingredients: readonly ScrapedLine[]): Replacements {
  if (!lacksAmounts(ingredients)) return {};
  const { lines: shown, evidence } = content.ingredients;
  const restored = restoreAmounts(ingredients, shown, lines);
  return restored ? { ingredients: { lines: restored, evidence } } : {};
}

function annotatedList({ root }: Page, ingredients: readonly ScrapedLine[]): Replacements {
  const lines = readAnnotatedIngredients(root);
  return isAsLong(lines, ingredients) ? { ingredients: { lines, evidence: 'markup' } } : {};
}

/** The lines of a replacement, with its origin; undefined without a replacement. */
function takeList(field: keyof Lists, fields: FieldReader, list: ContentList | undefined): ScrapedLine[] | undefined {
  if (list) fields.setOrigin(field, originFromContent(list.evidence));
  return list?.lines;
}
