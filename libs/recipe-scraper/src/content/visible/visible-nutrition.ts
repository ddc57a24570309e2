import type { Nutrient } from '../../nutrition-facts.js';
import type { PageLine } from '../lines/page-lines.js';

/** How tables of nutrition name the nutrients, in the most common languages of recipes. */
const LABELS: readonly (readonly [Nutrient, string])[] = [
  [
    'calories',
    'calories|energy|kcal|energie|kalorien|brennwert|énergie|valeur énergétique|energía|calor[ií]as|valor energético|' +
      'energia|calorie|valore energetico|calorieën|kalorier|kalorie|wartość energetyczna',
  ],
  [
    'saturatedFatContent',
    'sat\\. fat|saturated(?: fat)?|saturates|gesättigte(?: fettsäuren)?|(?:acides gras )?saturés|' +
      '(?:grasas |gorduras )?saturadas|(?:acidi grassi |grassi )?saturi|verzadigd(?:e vetten| vet)?|mättat(?: fett)?|mættet(?: fedt)?',
  ],
  ['transFatContent', 'trans fat|grasas trans|gorduras trans'],
  ['unsaturatedFatContent', 'unsaturated fat|ungesättigte fettsäuren'],
  [
    'fatContent',
    '(?:total )?fat|fett|matières grasses|lipides|grasas?(?: totales)?|lípidos|grassi|vet(?:ten)?|fedt|tłuszcze?|gorduras?',
  ],
  [
    'carbohydrateContent',
    '(?:total )?carb(?:ohydrate)?s?|kohlenhydrate|glucides|hidratos de carbono|carbohidratos|carboidrati|' +
      'carboidratos|koolhydraten|kolhydrater|kulhydrater|karbohydrater|węglowodany',
  ],
  [
    'sugarContent',
    '(?:total )?sugars?|zucker|sucres?|azúcar(?:es)?|zuccheri|suikers?|sockerarter|sukkerarter|cukry|açúcares',
  ],
  ['fiberContent', '(?:dietary )?fib(?:er|re)s?|ballaststoffe|fibras?|fibra alimentaria|vezels|kostfibre?r|błonnik'],
  ['proteinContent', 'proteins?|eiwei(?:ß|ss)|protéines?|proteínas?|proteine|eiwit(?:ten)?|białko'],
  ['cholesterolContent', 'cholesterol|cholesterin|colesterol(?:o)?'],
  ['sodiumContent', 'sodium|natrium|sodio|sódio'],
];

const ENERGY = /kcal|calor|kalor|energ|brennwert|énerg/iu;
const MAX_LINE = 400;
const MAX_ANCHORS = 5;
const [ABOVE, BELOW] = [10, 24];
/** Energy and two more: fewer may be a remark about something else. */
const MIN_NUTRIENTS = 3;

const ANY = LABELS.map(([, words]) => `(${words})`).join('|');
const AMOUNT = '(\\d{1,5}(?:[.,]\\d{1,3})?)\\s?(kcal|kj|cal|mg|mcg|µg|g)';
const LABEL_FIRST = new RegExp(
  `(?<!\\p{L})(?:${ANY})\\s?(?:\\([^()\\d]{1,20}\\))?\\s?[:：]?\\s?(?:\\d{2,5}\\s?kj\\s?[/(,]?\\s?)?(?:${AMOUNT}(?!\\p{L})|(\\d{2,4})(?![\\d.,]))`,
  'giu',
);
const AMOUNT_FIRST = new RegExp(`${AMOUNT}()\\s(?:of\\s)?(?:${ANY})(?!\\p{L})`, 'giu');

/** The nutrition that a page shows, as values of a schema.org NutritionInformation; null without energy and two nutrients. */
export function readVisibleNutrition(lines: readonly PageLine[]): Partial<Record<Nutrient, string>> | null {
  let best: Partial<Record<Nutrient, string>> = {};
  for (const anchor of anchorsIn(lines)) {
    const text = lines
      .slice(Math.max(0, anchor - ABOVE), anchor + BELOW)
      .map((line) => (line.text.length <= MAX_LINE ? line.text : ''))
      .join('\n');
    for (const candidate of [labelFirst(text), amountFirst(text)])
      if (Object.keys(candidate).length > Object.keys(best).length) best = candidate;
  }
  return best.calories !== undefined && Object.keys(best).length >= MIN_NUTRIENTS ? best : null;
}

function anchorsIn(lines: readonly PageLine[]): number[] {
  const anchors: number[] = [];
  for (let index = 0; index < lines.length && anchors.length < MAX_ANCHORS; index++) {
    const text = lines[index]?.text ?? '';
    const isNear = index - (anchors.at(-1) ?? -Infinity) < BELOW / 2;
    if (!isNear && text.length <= MAX_LINE && ENERGY.test(text)) anchors.push(index);
  }
  return anchors;
}

function labelFirst(text: string): Partial<Record<Nutrient, string>> {
  const nutrition: Partial<Record<Nutrient, string>> = {};
  for (const match of text.matchAll(LABEL_FIRST)) {
    const [amount, unit, bare] = match.slice(LABELS.length + 1);
    const nutrient = nutrientOf(match.slice(1, LABELS.length + 1));
    const isEnergy = nutrient === 'calories';
    if (nutrient && isEnergy === isUnitOfEnergy(unit, isEnergy))
      nutrition[nutrient] ??= `${amount ?? bare ?? ''} ${unit ?? ''}`;
  }
  return nutrition;
}

function amountFirst(text: string): Partial<Record<Nutrient, string>> {
  const nutrition: Partial<Record<Nutrient, string>> = {};
  const energy = /(\d{2,5}(?:[.,]\d{1,2})?)\s?(?:k?cal|calories)(?!\p{L})/iu.exec(text);
  if (energy) nutrition.calories = `${energy[1] ?? ''} kcal`;
  for (const match of text.matchAll(AMOUNT_FIRST)) {
    const nutrient = nutrientOf(match.slice(4));
    if (nutrient && nutrient !== 'calories' && !isUnitOfEnergy(match[2], false))
      nutrition[nutrient] ??= `${match[1] ?? ''} ${match[2] ?? ''}`;
  }
  return nutrition;
}

/** Whether a unit is one of energy; a number without unit is one where energy is expected. */
const isUnitOfEnergy = (unit: string | undefined, isExpected: boolean): boolean =>
  unit === undefined ? isExpected : /^(?:k?cal|kj)$/i.test(unit);

const nutrientOf = (groups: readonly (string | undefined)[]): Nutrient | undefined =>
  LABELS[groups.findIndex((group) => group !== undefined)]?.[0];
