import type { ScrapedLine } from '../../scraped-recipe.js';

const EQUIPMENT =
  /^(?:(?:special|kitchen|cooking|baking|recommended|other|optional)\s){0,2}(?:equipment|tools?|utensils|supplies)(?:\s(?:needed|used|required|list))?$|^(?:zubehör|küchengeräte|ausrüstung|ustensiles|matériel|utensilios|utensílios|utensili|keukengerei|redskap|utrustning|udstyr|sprzęt|посуда|инвентарь)$/i;

const MAX_TITLE = 60;

/** Ingredients without groups of kitchen equipment. */
export function withoutEquipment(lines: readonly ScrapedLine[]): ScrapedLine[] {
  let isEquipment = false;
  const ingredients = lines.filter(({ title }) => {
    if (title !== '')
      isEquipment = title.length <= MAX_TITLE && EQUIPMENT.test(title.replace(/(?<![\s:：])[\s:：]+$/, ''));
    return !isEquipment;
  });
  return ingredients.length > 0 ? ingredients : [...lines];
}
