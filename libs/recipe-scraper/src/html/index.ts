/** Parses HTML of any quality; also for other pages, such as exports of other apps. */
export { attributeOf, PageElement, wordsOf, type PageNode } from './element.js';
export { parseHtml } from './parse-html.js';
export { textOf } from './text-of.js';
export { elementsIn } from './walk.js';
