// Changes of the markup that leave the text of a page as it is: what other sites would write instead.
import { DomUtils } from 'htmlparser2';
import { append, edit, elementsOf, itemsOf, nodesOf, plainLists, setChildren } from './edit.mjs';

/** Calls a function with each plain list of a page and its items. */
const editLists = (change) => edit((page) => plainLists(page).forEach((list) => change(list, itemsOf(list))));
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Gives a list and its items other names. */
function rename(list, items, [outer, inner]) {
  list.name = outer;
  for (const item of items) item.name = inner;
}

export const MARKUP = {
  'parsed and written': edit(() => {}),

  'lists as boxes': editLists((list, items) => rename(list, items, ['div', 'div'])),
  'lists as paragraphs': editLists((list, items) => rename(list, items, ['div', 'p'])),
  'lists as custom elements': editLists((list, items) => rename(list, items, ['x-list', 'x-item'])),
  'lists as spans': editLists((list, items) => rename(list, items, ['div', 'span'])),
  'lists as lines of a paragraph': editLists((list, items) => {
    const lines = items.flatMap(({ children }) => [...nodesOf('<br>'), ...children]);
    list.name = 'p';
    setChildren(list, lines.slice(1));
  }),
  'lists as tables': editLists((list, items) => {
    for (const item of items) setChildren(item, [cellWith(item.children)]);
    rename(list, items, ['table', 'tr']);
  }),
  'numbered lists as tables': editLists((list, items) => {
    if (list.name !== 'ol') return;
    items.forEach((item, at) => setChildren(item, [...nodesOf(`<td>${at + 1}</td>`), cellWith(item.children)]));
    rename(list, items, ['table', 'tr']);
  }),
  'items as labels of checkboxes': editLists((list, items) => {
    items.forEach((item, at) =>
      wrapChildren(item, `<input type="checkbox" id="box${at}"><label for="box${at}"></label>`),
    );
  }),
  'items in boxes in boxes': editLists((list, items) => {
    for (const item of items) wrapChildren(item, '<div><div><span></span></div></div>');
    wrapChildren(list, '<div></div>');
    const box = list.children[0];
    box.name = 'div';
  }),
  'each item a list': editLists((list, items) => {
    list.name = 'div';
    for (const item of items) {
      const [single] = nodesOf('<ul></ul>');
      DomUtils.replaceElement(item, single);
      setChildren(single, [item]);
    }
  }),
  'items with bullets and no list': editLists((list, items) => {
    for (const item of items) setChildren(item, [...nodesOf('• '), ...item.children]);
    rename(list, items, ['div', 'p']);
  }),
  'items with a button': editLists((list, items) => {
    for (const item of items) append(item, nodesOf('<button type="button">Add to cart</button>'));
  }),

  'headings as bold paragraphs': edit((page) => {
    for (const heading of elementsOf(page, ...HEADINGS.slice(1))) {
      heading.name = 'p';
      wrapChildren(heading, '<strong></strong>');
    }
  }),
  'headings as boxes': edit((page) => {
    for (const heading of elementsOf(page, ...HEADINGS.slice(1))) heading.name = 'div';
  }),
  'headings in capitals': edit((page) => {
    for (const heading of elementsOf(page, ...HEADINGS.slice(1)))
      for (const text of textsIn(heading)) text.data = text.data.toUpperCase();
  }),
  'headings of one level': edit((page) => {
    for (const heading of elementsOf(page, ...HEADINGS.slice(1))) heading.name = 'h2';
  }),
  'headings with icons and buttons': edit((page) => {
    for (const heading of elementsOf(page, ...HEADINGS.slice(1)))
      setChildren(heading, [
        ...nodesOf('<i class="icon">🍴</i> '),
        ...heading.children,
        ...nodesOf('<button>▾</button>'),
      ]);
  }),
  'titles without a heading': edit((page) => {
    for (const heading of elementsOf(page, 'h1')) heading.name = 'div';
  }),

  'no space between elements': (html) => html.replace(/>\s+</g, '><'),
  'no end tags of items': (html) => html.replace(/<\/(?:li|p|td|tr|dd|dt)\s*>/gi, ''),
  'tags in capitals without quotes': (html) =>
    html
      .replace(/<(\/?)([a-z][a-z\d]*)/g, (_, slash, name) => `<${slash}${name.toUpperCase()}`)
      .replace(/(\s[a-z-]+)="([\w-]+)"/gi, '$1=$2'),
  'boxes that are not closed': (html) => html.replace(/<\/(?:div|section)>/gi, (tag, at) => (at % 3 === 0 ? '' : tag)),
  'content in a shadow root': edit((page) => {
    for (const main of elementsOf(page, 'body'))
      wrapChildren(main, '<x-page><template shadowrootmode="open"></template></x-page>');
  }),
  'content in noscript': edit((page) => {
    for (const main of elementsOf(page, 'body')) {
      const content = `<div id="root"></div><noscript>${DomUtils.getInnerHTML(main)}</noscript>`;
      setChildren(main, nodesOf(content));
    }
  }),

  'spaces that do not break': editTexts((text) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00A0')),
  'fractions in raised digits': editTexts(raiseFractions),
  'fractions with a slash': editTexts((text) => text.replace(/[½¼¾⅓⅔]/g, (sign) => ` ${FRACTIONS[sign]}`)),
  'decimal commas': editTexts((text) => text.replace(/(\d)\.(\d{1,2})(?=\s\p{L})/gu, '$1,$2')),
  'soft hyphens and empty marks': editTexts((text) =>
    text.replace(/(\p{L}{4})(?=\p{L}{4})/gu, '$1\u00AD').replace(/(\d) (?=\p{L})/gu, '$1 \u200B'),
  ),
};

const FRACTIONS = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' };

function raiseFractions(text) {
  return text.replace(/[½¼¾⅓⅔]/g, (sign) => {
    const [over, under] = FRACTIONS[sign].split('/');
    return ` <sup>${over}</sup>⁄<sub>${under}</sub>`;
  });
}

/** A mutation of the texts between the tags of the body. */
function editTexts(change) {
  return (html) => {
    const start = html.search(/<body[\s>]/i);
    const body = html.slice(start).replace(/(?<=>)[^<>]+(?=<)/g, (text) => change(text));
    return html.slice(0, start) + body;
  };
}

/** Puts the children of an element into the deepest last element of some HTML inside of it. */
function wrapChildren(element, html) {
  const children = [...element.children];
  setChildren(element, nodesOf(html));
  let inner = element;
  for (let last = element.children.at(-1); last; last = inner.children.at(-1)) inner = last;
  setChildren(inner, children);
}

function cellWith(children) {
  const [cell] = nodesOf('<td></td>');
  setChildren(cell, children);
  return cell;
}

function textsIn(node) {
  return node.children.flatMap((child) => (child.type === 'text' ? [child] : child.children ? textsIn(child) : []));
}
