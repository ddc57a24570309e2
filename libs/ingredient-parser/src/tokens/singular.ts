const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['calves', 'calf'],
  ['shelves', 'shelf'],
  ['olives', 'olive'],
  ['chives', 'chive'],
  ['cloves', 'clove'],
  ['endives', 'endive'],
  ['cookies', 'cookie'],
  ['brownies', 'brownie'],
  ['pies', 'pie'],
  ['calories', 'calorie'],
  ['potatoes', 'potato'],
  ['tomatoes', 'tomato'],
  ['lbs', 'lb'],
  ['tbs', 'tb'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
]);

/**
 * The singular of an English noun, by its ending. Other words may lose an "s", too, so the result is only for
 * comparisons unless the word is a noun.
 *
 * @param word lower-case
 */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:oes|ches|shes|xes|sses)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
