import type { Options } from 'rehype-sanitize';

const TAGS =
  'strong em b i u p code pre samp kbd var sub sup dfn cite small address hr br div span h1 h2 h3 h4 h5 h6 ' +
  'ul ol li dl dt dd abbr a img blockquote iframe del ins table thead tbody tfoot tr th td colgroup';

/**
 * The allowed content of user text: no scripts, styles or handlers; links to http(s) and mailto only; images from this
 * server or the web. `EmbeddedPage` limits frames to allowed sites.
 */
export const MARKDOWN_SCHEMA: Options = {
  tagNames: TAGS.split(' '),
  attributes: {
    '*': ['title'],
    a: ['href', 'name'],
    img: ['src', 'alt', 'height', 'width'],
    iframe: ['src', 'title'],
    blockquote: ['cite'],
    del: ['cite', 'dateTime'],
    ins: ['cite', 'dateTime'],
    abbr: ['title'],
    table: ['border'],
    th: ['align'],
    td: ['align'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'], cite: ['http', 'https'] },
  strip: ['script', 'style'],
};
