import { attributeOf, type PageElement } from '../../html/element.js';
import { imageAddressOf } from '../../html/image-address.js';
import { TextReader, type Budget } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';

const ADDRESSES = new Set(['image', 'url', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'sameAs']);

/** The value of a property in an element: of an attribute where HTML has one for it, else its text. */
export class ValueReader {
  private readonly texts: TextReader;

  constructor(private readonly budget: Budget) {
    this.texts = new TextReader(budget);
  }

  textOf(element: PageElement): string {
    return this.texts.read(element);
  }

  of(element: PageElement, property: string): string[] {
    const attribute = attributeOf(element, 'content') || attributeOf(element, 'datetime');
    if (attribute) return [attribute];
    if (ADDRESSES.has(property)) return [this.addressIn(element)];
    if (property === 'recipeIngredient') return this.itemsIn(element).map((item) => this.textOf(item));
    return [valueAttributeOf(element) ?? this.textOf(element)];
  }

  private addressIn(element: PageElement): string {
    return addressOf(element) ?? this.firstInside(element, addressOf) ?? this.textOf(element);
  }

  private firstInside<T>(element: PageElement, find: (inner: PageElement) => T | null): T | null {
    for (const inner of this.inside(element)) {
      const value = find(inner);
      if (value !== null) return value;
    }
    return null;
  }

  // Some pages annotate the whole list of ingredients instead of each.
  private itemsIn(element: PageElement): PageElement[] {
    if (element.name === 'li') return [element];
    const items = [...this.inside(element)].filter(({ name }) => name === 'li');
    return items.length > 0 ? items : [element];
  }

  private *inside(element: PageElement): Generator<PageElement> {
    for (const inner of elementsIn(element)) {
      if (this.budget.remaining-- <= 0) return;
      yield inner;
    }
  }
}

function valueAttributeOf(element: PageElement): string | null {
  return element.name === 'data' || element.name === 'meter' ? attributeOf(element, 'value') : null;
}

function addressOf(element: PageElement): string | null {
  if (element.name === 'img' || element.name === 'amp-img' || element.name === 'source') return imageAddressOf(element);
  return element.name === 'a' || element.name === 'link' ? attributeOf(element, 'href') : null;
}
