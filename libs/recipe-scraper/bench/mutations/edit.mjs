import { DomUtils, parseDocument } from 'htmlparser2';

/** A mutation of the tree of a page: parsed, changed, and written as HTML again. */
export const edit = (change) => (html) => {
  const page = parseDocument(html);
  change(page);
  return DomUtils.getOuterHTML(page);
};

/** The elements with one of these names, in the order of the page. */
export const elementsOf = (node, ...names) => DomUtils.getElementsByTagName((name) => names.includes(name), node, true);

/** The nodes of a piece of HTML. */
export const nodesOf = (html) => parseDocument(html).children;

/** Replaces the children of an element. */
export function setChildren(element, children) {
  element.children = [];
  for (const child of [...children]) {
    child.prev = child.next = child.parent = null;
    DomUtils.appendChild(element, child);
  }
}

/** Appends nodes to an element. */
export function append(element, nodes) {
  for (const node of [...nodes]) DomUtils.appendChild(element, node);
}

/** The lists of a page that are no navigation and have no lists inside. */
export const plainLists = (page) =>
  elementsOf(page, 'ul', 'ol').filter(
    (list) =>
      itemsOf(list).length > 1 &&
      elementsOf(list.children, 'ul', 'ol', 'table').length === 0 &&
      !hasAncestor(list, 'nav', 'header', 'footer'),
  );

/** The items of a list. */
export const itemsOf = (list) => list.children.filter(({ name }) => name === 'li');

function hasAncestor({ parent }, ...names) {
  return parent !== null && (names.includes(parent.name) || hasAncestor(parent, ...names));
}
