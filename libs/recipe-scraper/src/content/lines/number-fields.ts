import { attributeOf, type PageElement } from '../../html/element.js';

/** The number in a field for it, such as that of the servings; `""` for any other field. */
export function numberIn(field: PageElement): string {
  const isNumeric = /^(?:number|text|tel)?$/i.test(attributeOf(field, 'type') ?? '');
  return isNumeric ? numberOf(attributeOf(field, 'value') ?? '') : '';
}

/** A number of up to three digits as a word; `""` for any other text. */
export const numberOf = (value: string): string => (/^\s*\d{1,3}\s*$/.test(value) ? ` ${value.trim()} ` : '');
