import { PageElement } from './element.js';

/** Every element below `root` in document order, without the subtrees that `skip` accepts. */
export function* elementsIn(
  root: PageElement,
  skip: (element: PageElement) => boolean = never,
): Generator<PageElement> {
  const waiting: PageElement[] = [];
  pushReversed(waiting, root);
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (skip(element)) continue;
    yield element;
    pushReversed(waiting, element);
  }
}

const never = (): boolean => false;

function pushReversed(waiting: PageElement[], { children }: PageElement): void {
  for (let index = children.length - 1; index >= 0; index--) {
    const child = children[index];
    if (child instanceof PageElement) waiting.push(child);
  }
}
