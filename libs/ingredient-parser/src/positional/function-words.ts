/** "A pinch", "eine Prise", "une pincée": one of them. This parser interprets no other words. */
const ARTICLES = new Set(
  'a an one ein eine einen un une uno una um uma een en et ett ei jeden jedna jedno один одна'.split(' '),
);

/** Between unit and food: "cups of flour", "taza de azúcar", "kopje van". */
const CONNECTORS = new Set('of de di do da du des van'.split(' '));

export function isArticle(word: string): boolean {
  return ARTICLES.has(word.toLowerCase());
}

/** The words behind a unit without the one that only connects ("of flour", "d'ail"). */
export function withoutConnector(words: string[]): string[] {
  const [first = '', ...rest] = words;
  if (rest.length > 0 && CONNECTORS.has(first.toLowerCase())) return rest;
  return /^d['’]\p{L}/iu.test(first) ? [first.slice(2), ...rest] : words;
}
