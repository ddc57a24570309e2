import type { SiteAdapter } from '../adapters/adapter.js';
import { withoutEquipment } from '../clean/equipment.js';
import { cleanInstructions } from '../clean/instructions.js';
import { readPageLines, type PageLine } from '../content/page-lines.js';
import type { ShownList } from '../content/read-content.js';
import { titledAsShown } from '../content/shown-groups.js';
import type { Page } from '../page.js';
import { INGREDIENT_PROPERTIES, INSTRUCTION_PROPERTIES } from '../schema-org/merge-recipes.js';
import { readIngredients } from '../schema-org/read-ingredients.js';
import type { ScrapedLine, ScrapedRecipe } from '../scraped-recipe.js';
import type { FieldReader } from './field-reader.js';
import { originFromContent } from './origin.js';
import { replaceDamaged } from './replace-damaged.js';
import { restoreBlanks } from './restore-blanks.js';

type Lists = Pick<ScrapedRecipe, 'ingredients' | 'steps'>;

/** The ingredients and steps a page states, mended by what it shows. */
export function readLists(page: Page, fields: FieldReader, adapter: SiteAdapter, description: string): Lists {
  const ingredients = readIngredients(fields.get('ingredients', INGREDIENT_PROPERTIES, adapter.ingredients?.(page)));
  const steps = cleanInstructions(fields.get('steps', INSTRUCTION_PROPERTIES, adapter.instructions?.(page)));
  if (ingredients.length === 0 && steps.length === 0) return { ingredients, steps };
  const shown = readPageLines(page.root);
  const better = replaceDamaged(shown, { ingredients, steps, description });
  return {
    ingredients: withoutEquipment(credited('ingredients', fields, better.ingredients) ?? mended(ingredients, shown)),
    steps: credited('steps', fields, better.steps) ?? steps,
  };
}

const mended = (ingredients: readonly ScrapedLine[], shown: readonly PageLine[]): ScrapedLine[] =>
  titledAsShown(restoreBlanks(ingredients, shown), shown);

function credited(field: keyof Lists, fields: FieldReader, list: ShownList | undefined): ScrapedLine[] | undefined {
  if (list) fields.credit(field, originFromContent(list.evidence));
  return list?.lines;
}
