import { languageTag } from '@larder/locales/languages/locales';

/** A number with the digits and the decimal separator of a language, without groups: `1500`, `0,5`, `٣`. */
export function numberText(value: number, language: string): string {
  return value.toLocaleString(languageTag(language), { useGrouping: false, maximumFractionDigits: 20 });
}
