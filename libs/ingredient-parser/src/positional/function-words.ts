/** Articles that mean 1: "a pinch", "eine Prise", "une pincée". */
const ARTICLES = new Set(
  'a an one ein eine einen un une uno una um uma een en et ett ei jeden jedna jedno один одна'.split(' '),
);

/** Words between unit and food: "cups of flour", "taza de azúcar", "kopje van". */
const CONNECTORS = new Set('of de di do da du des van'.split(' '));

/** Whether a word is an article that means 1, in one of several languages. */
export function isArticle(word: string): boolean {
  return ARTICLES.has(word.toLowerCase());
}

/** The words after a unit without a connector ("of flour", "d'ail"). */
export function withoutConnector(words: string[]): string[] {
  const [first = '', ...rest] = words;
  if (rest.length > 0 && CONNECTORS.has(first.toLowerCase())) return rest;
  return /^d['’]\p{L}/iu.test(first) ? [first.slice(2), ...rest] : words;
}
