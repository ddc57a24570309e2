import type { PageElement, PageNode } from './element.js';

/** Every element below `root` in document order, without the subtrees that `skip` accepts. */
export function* elementsIn(
  root: PageElement,
  skip: (element: PageElement) => boolean = never,
): Generator<PageElement> {
  // The children of each open element, and the index of the next one: large pages are walked without copying them.
  const open: (readonly PageNode[])[] = [root.children];
  const next: number[] = [0];
  for (let level = 0; level >= 0; level = open.length - 1) {
    const index = next[level] ?? 0;
    const child = open[level]?.[index];
    next[level] = index + 1;
    if (child === undefined) {
      open.pop();
      next.pop();
    } else if (typeof child !== 'string' && !skip(child)) {
      yield child;
      open.push(child.children);
      next.push(0);
    }
  }
}

const never = (): boolean => false;
