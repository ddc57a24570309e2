import { FALLBACK_LOCALE, type LocaleCode } from '../languages/locales.js';
import { localesToTry } from '../languages/negotiate.js';
import { makeSeeds, type Seeds } from './make-seeds.js';
import type { FoodNames, LabelNames, SeedVariant, SeedWords, UnitNames } from './seed-words.js';

type Words = () => Promise<SeedWords>;
type Foods = Promise<{ FOODS: FoodNames }>;
type Kitchen = Promise<{ UNITS: UnitNames; LABELS: LabelNames }>;

const english: Words = () => words(import('./en-us/foods.js'), import('./en-us/kitchen.js'));
const brazilian: Words = () => words(import('./pt-br/foods.js'), import('./pt-br/kitchen.js'));

/** The words of each language, which are imported on demand. */
const LANGUAGES: Partial<Record<LocaleCode, Words>> = {
  'ar-SA': () => words(import('./ar-sa/foods.js'), import('./ar-sa/kitchen.js')),
  'de-DE': () => words(import('./de-de/foods.js'), import('./de-de/kitchen.js')),
  'en-GB': () => withVariant(english, import('./en-gb/variant.js')),
  'en-US': english,
  'es-ES': () => words(import('./es-es/foods.js'), import('./es-es/kitchen.js')),
  'fr-FR': () => words(import('./fr-fr/foods.js'), import('./fr-fr/kitchen.js')),
  'it-IT': () => words(import('./it-it/foods.js'), import('./it-it/kitchen.js')),
  'nl-NL': () => words(import('./nl-nl/foods.js'), import('./nl-nl/kitchen.js')),
  'pl-PL': () => words(import('./pl-pl/foods.js'), import('./pl-pl/kitchen.js')),
  'pt-BR': brazilian,
  'pt-PT': () => withVariant(brazilian, import('./pt-pt/variant.js')),
  'sv-SE': () => words(import('./sv-se/foods.js'), import('./sv-se/kitchen.js')),
};

/** The locales with their own seeds. */
export const SEED_LOCALES = Object.keys(LANGUAGES) as LocaleCode[];

/** The default foods, units and labels in the language of the locale, else in a related one, else in English. */
export async function readSeeds(locale: string): Promise<Seeds> {
  const code = localesToTry(locale).find((each) => (SEED_LOCALES as string[]).includes(each));
  const read = LANGUAGES[(code ?? FALLBACK_LOCALE) as LocaleCode] ?? english;
  return makeSeeds(await read());
}

async function words(foods: Foods, kitchen: Kitchen): Promise<SeedWords> {
  const [{ FOODS }, { UNITS, LABELS }] = await Promise.all([foods, kitchen]);
  return { foods: FOODS, units: UNITS, labels: LABELS };
}

async function withVariant(language: Words, variant: Promise<{ VARIANT: SeedVariant }>): Promise<SeedWords> {
  const [{ foods, units, labels }, { VARIANT }] = await Promise.all([language(), variant]);
  return {
    foods: { ...foods, ...VARIANT.foods },
    units: { ...units, ...VARIANT.units },
    labels: { ...labels, ...VARIANT.labels },
  };
}
