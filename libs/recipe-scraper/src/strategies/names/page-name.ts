import { cleanLine } from '../../clean/text/text.js';
import { cleanTitle } from '../../clean/title.js';
import { hintsAtSteps, partOfHeading } from '../../content/lines/heading-words.js';
import { MOCK_HEADING } from '../../content/lines/heading-level.js';
import type { PageLine } from '../../content/lines/page-lines.js';
import { wordsOf, type PageElement } from '../../html/element.js';
import { textOf } from '../../html/text-of.js';
import { elementsIn } from '../../html/walk.js';
import { webAddress, type Page } from '../../page.js';
import { sharedAddress } from '../fields/addresses.js';
import { containsName, nameSimilarity } from '../../clean/text/name-similarity.js';
import { beginningOf, siteNames, withoutSections, withoutSite, withoutSiteBehind } from './site-name.js';

/**
 * The name of a page's recipe: on its recipe card, else the heading above its ingredients, else its main heading, when
 * they are similar to its title; else its title without the name of the site.
 */
export function nameOfPage(page: Page): string {
  const sites = sitesOf(page);
  const ownName = (text: string): string => withoutNamespace(withoutSite(text, sites), page);
  const titles = titlesOf(page).map(ownName);
  const headings = mainHeadings(page.root)
    .map(ownName)
    .filter((text) => !sites.some((site) => nameSimilarity(text, site) === 1));
  const cards = textsOf(page.root, isCardName);
  const heading =
    mostSimilar(headings, [...titles, ...titles.map(beginningOf)]) ??
    headings.find((text) => titles.some((title) => extendsName(text, title))) ??
    (headings.length === 0 ? lineInTitle(page, titles) : undefined);
  const candidates = [...titles, ...(heading ? [heading] : headings)];
  // Several different ones belong to other recipes or to parts of this one.
  const card =
    mostSimilar(cards, candidates, new Set(cards).size > 1 ? HIGH_SIMILARITY : MIN_SIMILARITY) ??
    headingAbove(page, candidates, ownName);
  return cleanTitle(card ?? heading ?? (titles[0] && withoutSections(titles[0])) ?? headings[0] ?? firstLine(page));
}

/** The name in structured data, without what is about the site behind the main heading of the page. */
export function withoutSiteInName(name: string, page: Page): string {
  const sites = sitesOf(page).filter((site) => name.toLowerCase().includes(site.toLowerCase()));
  return sites.length > 0 ? withoutSiteBehind(name, mainHeadings(page.root), sites) : name;
}

const sitesOf = (page: Page): string[] => siteNames(page.meta, page.url ?? webAddress(sharedAddress(page), null));

/** "Cookbook:Lemon tart" of a wiki as "Lemon tart". */
const withoutNamespace = (title: string, { meta }: Page): string =>
  /^MediaWiki/.test(meta.get('generator')?.[0] ?? '') ? title.replace(/^\p{L}{3,20}:(?=\p{L})/u, '') : title;

/** The main headings of a page, or the titles in a text of a word processor. */
function mainHeadings(root: PageElement): string[] {
  const headings = textsOf(root, isMainHeading);
  return headings.length > 0 ? headings : textsOf(root, isDocumentTitle, MAX_ABOVE_TITLE);
}

/** The short first line of a page without any title, if it is above the ingredients. */
function firstLine({ lines, content: { start } }: Page): string | undefined {
  const text = lines[0]?.text ?? '';
  const isAbove = start === null || start > 0;
  return isAbove && text.length <= MAX_FIRST_LINE && partOfHeading(text, true) === null ? text : undefined;
}
const MAX_FIRST_LINE = 80;
/** The number of elements that are examined for the title of a document. */
const MAX_ABOVE_TITLE = 1_000;

/** The number of lines that may have the name of a page without a heading. */
const MAX_LINES = 150;

/** The longest visible line that a title contains, on a page without a main heading. */
function lineInTitle({ lines }: Page, titles: readonly string[]): string | undefined {
  const names = lines
    .slice(0, MAX_LINES)
    .map(({ text }) => text)
    .filter((text) => text.length <= MAX_NAME && titles.some((title) => isMainPart(text, title)));
  return names.reduce<string | undefined>((best, name) => (name.length > (best?.length ?? 0) ? name : best), undefined);
}

/** Whether a title contains a text that is most of its beginning. */
const isMainPart = (text: string, title: string): boolean =>
  containsName(title, text) && text.length >= beginningOf(title).length * MIN_SHARE;
const MIN_SHARE = 0.5;

/**
 * The maximum distance of the heading of a recipe from its ingredients: servings, times and a few words are between.
 */
const MAX_ABOVE = 40;

/** The last heading above the ingredients that is similar to the title: that of a card without a known class name. */
function headingAbove(
  { lines, content: { start } }: Page,
  candidates: readonly string[],
  ownName: (text: string) => string,
): string | undefined {
  const above = start === null ? [] : lines.slice(Math.max(0, start - MAX_ABOVE), start);
  const announced = above.findLastIndex(({ heading, text }) => partOfHeading(text, heading > 0) === 'ingredients');
  const headings = above.slice(0, announced < 0 ? undefined : announced).filter(isNameLike);
  const names = headings.map(({ text }) => ownName(text.replace(NAME_PREFIX, '')));
  return names.findLast((name) => mostSimilar([name], candidates) !== undefined);
}

/** "Get the recipe: " before the name in a heading. */
const NAME_PREFIX = /^(?:get the )?recipe:\s/i;

/** What an article tells about its recipe: "FAQ about lemon tarts", "What to serve with lemon tart". */
const NO_NAME =
  /^(?:faqs?|frequently|tips?|why|what|how|where|when|more|variations?|substitut\p{L}*|storage|storing|serving|notes?)(?!\p{L})/iu;

function isNameLike({ text, heading }: PageLine): boolean {
  const isHeading = heading > 0 && heading < MOCK_HEADING && text.length <= MAX_NAME && !/[?？:：]$/.test(text);
  return (
    isHeading &&
    partOfHeading(text, true) === null &&
    ![NO_NAME, SUBTITLE].some((no) => no.test(text)) &&
    !hintsAtSteps(text)
  );
}

const MAX_WORDS = 6;

/** Whether a text is a longer form of a name: "Bavarois with strawberries" of "Bavarois". */
const extendsName = (text: string, name: string): boolean =>
  text.toLowerCase().startsWith(`${name.toLowerCase()} `) && text.split(' ').length <= MAX_WORDS;

/** Its title in the share properties, and its document title. */
function titlesOf({ meta, root }: Page): string[] {
  const [title] = textsOf(root, ({ name }) => name === 'title');
  return [cleanLine(meta.get('og:title')?.[0]), title ?? ''].filter(Boolean);
}

const MAX_TEXTS = 10;
const MAX_NAME = 200;

function textsOf(root: PageElement, accepts: (element: PageElement) => boolean, maxElements = Infinity): string[] {
  const texts: string[] = [];
  let examined = 0;
  for (const element of elementsIn(root)) {
    if (texts.length >= MAX_TEXTS || ++examined > maxElements) break;
    if (accepts(element)) texts.push(...namesIn(textOf(element)));
  }
  return texts;
}

/** The text of an element on one line, and, of several lines, the first with its subtitle: details may be below it. */
function namesIn(text: string): string[] {
  const [first = '', second = ''] = text.split('\n', 2);
  const name = SUBTITLE.test(second) ? `${first} ${second}` : first;
  return [...new Set([cleanLine(text), cleanLine(name)])].filter(
    (name) => name && name.length <= MAX_NAME && !SUBTITLE.test(name),
  );
}

/** The end of a name on a line of its own: "with lemon curd". */
const SUBTITLE = /^(?:with|and|mit|und|avec|et|con|com|met|en|med|och|og)\s/u;

const isMainHeading = ({ name }: PageElement): boolean => name === 'h1';

/** The title in a text of Microsoft Word or Google Docs. */
const isDocumentTitle = (element: PageElement): boolean =>
  element.name === 'p' && wordsOf(element, 'class').some((word) => word === 'MsoTitle' || word === 'title');

/** "wprm-recipe-name", "tasty-recipes-title", "recipeName"; the last is of a common plug-in. */
const CARD_NAME = /recipes?[-_]{0,2}(?:card[-_]{1,2})?(?:name|title)$|^ERSName$/i;

function isCardName(element: PageElement): boolean {
  return wordsOf(element, 'class').some((word) => word.length < 60 && CARD_NAME.test(word));
}

/** Minimum similarity to the title of the page; other recipes and the name of the site are less similar. */
const MIN_SIMILARITY = 0.5;
const HIGH_SIMILARITY = 0.8;

/** The text most similar to one of the others, the first of equals; undefined when none is similar. */
function mostSimilar(texts: readonly string[], others: readonly string[], least = MIN_SIMILARITY): string | undefined {
  let [best, similarity]: [string | undefined, number] = [undefined, 0];
  for (const text of texts) {
    const share = Math.max(0, ...others.map((other) => nameSimilarity(text, other)));
    if (share >= least && share > similarity) [best, similarity] = [text, share];
  }
  return best;
}
