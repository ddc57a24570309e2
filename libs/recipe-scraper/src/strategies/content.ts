import { withoutEquipment } from '../clean/ingredients/equipment.js';
import { looksMeasured } from '../content/measured.js';
import type { ContentList } from '../content/read-content.js';
import { findSchemaRecipe } from '../schema-org/find-schema-recipe.js';
import { NO_RECIPE } from '../schema-org/schema-recipe.js';
import { webAddress, type Page } from '../page.js';
import { sharedAddress } from './fields/addresses.js';
import { buildRecipe } from './build-recipe.js';
import { FieldReader } from './fields/field-reader.js';
import { originFromContent } from './fields/origin.js';
import { readFields } from './read-fields.js';
import type { Strategy } from './strategy.js';

/**
 * Reads the visible content of a page: ingredients and steps by headings and lists; the rest from incomplete structured
 * data, other visible content and share properties. Accepts a page with both lists, or with ingredients below their
 * heading.
 */
export const scrapeContent: Strategy = (page) => {
  const { ingredients, steps } = page.content;
  if (ingredients.lines.length === 0 || (steps.lines.length === 0 && !areAnnounced(ingredients))) return null;
  const fields = new FieldReader(findSchemaRecipe(page) ?? NO_RECIPE);
  const structured = readFields(page, fields, {});
  fields.setOrigin('ingredients', originFromContent(ingredients.evidence));
  fields.setOrigin('steps', originFromContent(steps.evidence));
  const recipe = {
    ...structured,
    orgURL: structured.orgURL ?? webAddress(sharedAddress(page), null),
    ingredients: withoutEquipment(ingredients.lines),
    steps: steps.lines,
  };
  return buildRecipe('content', recipe, (field) => fields.originOf(field));
};

/** Whether a page certainly shows a recipe. */
export const showsRecipe = ({ content: { ingredients, steps } }: Page): boolean =>
  steps.lines.length > 0 && areAnnounced(ingredients);

const MIN_MEASURED = 3;

/** Whether a list is certain enough without steps: below a heading or named by the markup, and with amounts. */
const areAnnounced = ({ lines, evidence }: ContentList): boolean =>
  evidence !== 'structure' && lines.filter(({ text }) => looksMeasured(text)).length >= MIN_MEASURED;
