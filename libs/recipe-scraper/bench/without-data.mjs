const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const DATA_ATTRIBUTE =
  /\s(?:item(?:prop|scope|type|id|ref)|typeof|vocab|property|resource|about)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/gi;

/**
 * A page as a site without structured data would send it: no scripts, hence no JSON-LD, and no attributes of microdata
 * and RDFa. What it says of itself for sharing stays.
 */
export function withoutData(html) {
  return html.replace(SCRIPT, '').replace(/<(?!meta\b)[a-z][^>]*>/gi, (tag) => tag.replace(DATA_ATTRIBUTE, ''));
}

const NAMING = /\s(?:class|id)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/gi;

/** Such a page without classes and ids, as if the site named them in unseen words. */
export function withoutNames(html) {
  return withoutData(html).replace(/<(?!meta\b|link\b)[a-z][^>]*>/gi, (tag) => tag.replace(NAMING, ''));
}
