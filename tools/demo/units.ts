/** A unit as the product's API takes it. */
export interface UnitDraft {
  name: string;
  pluralName: string;
  abbreviation: string;
  useAbbreviation: boolean;
  fraction: boolean;
}

const metric = (name: string, abbreviation: string): UnitDraft => ({
  name,
  pluralName: `${name}s`,
  abbreviation,
  useAbbreviation: true,
  fraction: false,
});
const spoken = (name: string, pluralName = `${name}s`): UnitDraft => ({
  name,
  pluralName,
  abbreviation: '',
  useAbbreviation: false,
  fraction: true,
});
const short = (name: string, abbreviation: string, pluralName = `${name}s`): UnitDraft => ({
  ...spoken(name, pluralName),
  abbreviation,
  useAbbreviation: true,
});

/** The text before the first `|` of an ingredient line, and its unit. */
export const UNITS: Record<string, UnitDraft> = {
  g: metric('gram', 'g'),
  kg: metric('kilogram', 'kg'),
  ml: metric('millilitre', 'ml'),
  l: metric('litre', 'l'),
  tsp: short('teaspoon', 'tsp'),
  tbsp: short('tablespoon', 'tbsp'),
  pinch: spoken('pinch', 'pinches'),
  handful: spoken('handful'),
  bunch: spoken('bunch', 'bunches'),
  sprig: spoken('sprig'),
  clove: spoken('clove'),
  slice: spoken('slice'),
  sheet: spoken('sheet'),
  stick: spoken('stick'),
  strip: spoken('strip'),
  tin: spoken('tin'),
  wedge: spoken('wedge'),
  TL: short('Teelöffel', 'TL', 'Teelöffel'),
  EL: short('Esslöffel', 'EL', 'Esslöffel'),
  Prise: spoken('Prise', 'Prisen'),
  Bund: spoken('Bund', 'Bund'),
  Stange: spoken('Stange', 'Stangen'),
  غرام: spoken('غرام', 'غرام'),
  كيلوغرام: spoken('كيلوغرام', 'كيلوغرام'),
  لتر: spoken('لتر', 'لتر'),
  مل: spoken('مل', 'مل'),
  'ملعقة كبيرة': spoken('ملعقة كبيرة', 'ملاعق كبيرة'),
  'ملعقة صغيرة': spoken('ملعقة صغيرة', 'ملاعق صغيرة'),
  باقة: spoken('باقة', 'باقات'),
  فص: spoken('فص', 'فصوص'),
  رشة: spoken('رشة', 'رشات'),
  عود: spoken('عود', 'أعواد'),
};
