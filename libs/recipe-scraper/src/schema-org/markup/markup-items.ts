import { attributeOf, PageElement, wordsOf } from '../../html/element.js';
import type { Budget } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { LIMITS } from '../../limits.js';
import type { Markup } from './markup.js';
import { ValueReader } from './markup-values.js';
import { plainName, type Thing } from '../../json/thing.js';

const LIMIT = { recipes: 20, depth: 8, references: 20, work: 1_000_000 };

/** Property names of older vocabularies, with their schema.org names. */
const RENAMED = new Map([
  ['ingredient', 'recipeIngredient'],
  ['ingredients', 'recipeIngredient'],
  ['instruction', 'recipeInstructions'],
  ['instructions', 'recipeInstructions'],
  ['yield', 'recipeYield'],
  ['photo', 'image'],
  ['summary', 'description'],
]);

/** The recipes in the markups of a page, as schema.org objects; one list for each markup. */
export function readMarkupRecipes(root: PageElement, markups: readonly Markup[]): Thing[][] {
  const recipes = markups.map((markup) => ({ markup, items: new Array<PageElement>() }));
  for (const element of elementsIn(root)) {
    if (element.attributes.length === 0) continue;
    for (const { markup, items } of recipes)
      if (items.length < LIMIT.recipes && markup.typesOf(element).some((type) => RECIPE.test(type)))
        items.push(element);
  }
  return recipes.map(({ markup, items }) => {
    const reader = new ItemReader(root, markup);
    return items.map((item) => reader.read(item));
  });
}

const RECIPE = /recipe(?![a-z])/i;

/** An element and the names of its properties, as written. */
interface AnnotatedElement {
  element: PageElement;
  words: string[];
}

class ItemReader {
  private readonly budget: Budget = { remaining: LIMIT.work };
  private readonly values = new ValueReader(this.budget);
  private byId: ReadonlyMap<string, PageElement> | undefined;

  constructor(
    private readonly root: PageElement,
    private readonly markup: Markup,
  ) {}

  read(item: PageElement, depth = 0): Thing {
    const properties = new Map<string, unknown[]>();
    for (const { element, words } of this.propertiesOf(item)) {
      const nested = this.markup.isItem(element) ? [this.readNested(element, depth)] : undefined;
      for (const word of words) {
        const name = nameOf(word);
        const values = properties.get(name) ?? [];
        if (values.length >= LIMITS.entries) continue;
        for (const value of nested ?? this.valuesOf(element, name)) values.push(value);
        properties.set(name, values);
      }
    }
    return thingOf(this.typeOf(item), properties);
  }

  private valuesOf(element: PageElement, name: string): string[] {
    const stated = this.markup.statedValueOf?.(element);
    return stated ? [stated] : this.values.of(element, name);
  }

  private typeOf(item: PageElement): string {
    return this.markup.typesOf(item).map(lastPart).join(' ');
  }

  private readNested(element: PageElement, depth: number): unknown {
    if (depth >= LIMIT.depth) return this.values.textOf(element);
    const thing = this.read(element, depth + 1);
    return Object.keys(thing).length > 1 ? thing : { ...thing, text: this.values.textOf(element) };
  }

  /** The elements with properties of this item: those inside it but not inside nested items, and those it refers to. */
  private *propertiesOf(item: PageElement): Generator<AnnotatedElement> {
    const waiting: PageElement[] = [];
    pushChildren(waiting, item);
    for (const element of this.referencesOf(item).reverse()) waiting.push(element);
    for (let element = waiting.pop(); element && this.budget.remaining > 0; element = waiting.pop()) {
      this.budget.remaining--;
      const words = element.attributes.length === 0 ? [] : this.markup.propertiesOf(element);
      if (words.length > 0) yield { element, words };
      if (!this.markup.isItem(element)) pushChildren(waiting, element);
    }
  }

  private referencesOf(item: PageElement): PageElement[] {
    const ids = wordsOf(item, 'itemref').slice(0, LIMIT.references);
    if (ids.length === 0) return [];
    this.byId ??= indexById(this.root);
    const { byId } = this;
    return ids.map((id) => byId.get(id)).filter((element) => element !== undefined);
  }
}

function thingOf(type: string, properties: ReadonlyMap<string, unknown[]>): Thing {
  const members = [...properties].filter(([name]) => name !== '__proto__');
  return Object.fromEntries([
    ['@type', type],
    ...members.map(([name, values]): [string, unknown] => [name, values.length === 1 ? values[0] : values]),
  ]);
}

function indexById(root: PageElement): Map<string, PageElement> {
  const byId = new Map<string, PageElement>();
  for (const element of elementsIn(root)) {
    const id = attributeOf(element, 'id');
    if (id && !byId.has(id)) byId.set(id, element);
  }
  return byId;
}

function nameOf(word: string): string {
  const name = plainName(word.replace(PREFIX, ''));
  return RENAMED.get(name) ?? name;
}

/** The prefix that a page has given to schema.org, unlike those of other vocabularies. */
const PREFIX = /^(?!(?:https?|og|fb|article|twitter|dc|dcterms|foaf|rdfs?|skos|cc|geo):)[a-z]\w{0,15}:(?=[a-z])/i;

const lastPart = (name: string): string => name.replace(/^.*[/:#]/, '');

/** Adds the elements in another one to a stack, so that the first is taken first. */
function pushChildren(stack: PageElement[], { children }: PageElement): void {
  for (let index = children.length - 1; index >= 0; index--) {
    const child = children[index];
    if (child instanceof PageElement) stack.push(child);
  }
}
