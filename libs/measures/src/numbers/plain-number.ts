const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * The value of digits with an optional point or comma. A comma before groups of three digits separates thousands
 * ("1,200" is 1200), any other is a decimal comma ("1,5" is 1.5, "0,250" is 0.25). Null for any other text.
 */
export function plainNumber(text: string): number | null {
  if (GROUPED.test(text)) return Number(text.replaceAll(',', ''));
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
