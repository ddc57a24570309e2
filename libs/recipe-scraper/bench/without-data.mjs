const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const DATA_ATTRIBUTE =
  /\s(?:item(?:prop|scope|type|id|ref)|typeof|vocab|property|resource|about)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/gi;

/**
 * A page as a site without structured data would send it: without scripts, hence without JSON-LD, and without the
 * attributes of microdata and RDFa. The share properties are kept.
 */
export function withoutData(html) {
  return html.replace(SCRIPT, '').replace(/<(?!meta\b)[a-z][^>]*>/gi, (tag) => tag.replace(DATA_ATTRIBUTE, ''));
}

const NAMING = /\s(?:class|id)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/gi;

/** Such a page without classes and ids, as with unknown names. */
export function withoutNames(html) {
  return withoutData(html).replace(/<(?!meta\b|link\b)[a-z][^>]*>/gi, (tag) => tag.replace(NAMING, ''));
}
