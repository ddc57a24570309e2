import { readLinesWithCaptions, readPageLines, type PageLine } from './content/lines/page-lines.js';
import { isPlainText, markupOfText } from './content/plain/plain-text.js';
import { readContent, type Content } from './content/read-content.js';
import { readNamedFacts } from './content/visible/named-facts.js';
import { readVisibleFacts, type VisibleFacts } from './content/visible/visible-facts.js';
import { attributeOf, type PageElement } from './html/element.js';
import { parseHtml } from './html/parse-html.js';
import { elementsIn } from './html/walk.js';
import { parseJson, parseStrictJson } from './json/parse-json.js';
import { LIMITS } from './limits.js';
import { metaByName, readMetaTags, type MetaTag, type MetaTags } from './meta-tags.js';

/** The input: HTML, schema.org JSON or plain text, and its address if there is one. */
export interface SourcePage {
  html: string;
  url?: string | null;
}

/** A parsed page, shared by all strategies. */
export interface Page {
  /** The address given by the caller. */
  readonly url: string | null;
  /** The base of relative addresses in the page. */
  readonly baseUrl: string | null;
  /** The markup; empty when the source was JSON. */
  readonly root: PageElement;
  /** Its meta tags in order, and by name. */
  readonly metaTags: readonly MetaTag[];
  readonly meta: MetaTags;
  /** The visible lines; computed on first use. */
  readonly lines: readonly PageLine[];
  /** The visible ingredients and steps; computed on first use. */
  readonly content: Content;
  /** The visible yield and times; computed on first use. */
  readonly facts: VisibleFacts;
  /** The JSON values when the source was JSON instead of HTML. */
  readonly json: readonly unknown[];
}

/** Parses a page of any quality. Text that starts like JSON and is not an HTML document is parsed as JSON. */
export function readPage({ html, url }: SourcePage): Page {
  const source = typeof html === 'string' ? html.slice(0, LIMITS.pageLength) : '';
  const address = webAddress(url, null);
  const json = readAsJson(source);
  const root = parseHtml(json ? '' : markupOf(source));
  const metaTags = readMetaTags(root);
  let lines: readonly PageLine[] | undefined;
  let content: Content | undefined;
  let facts: VisibleFacts | undefined;
  return {
    url: address,
    baseUrl: baseOf(root, address),
    root,
    metaTags,
    meta: metaByName(metaTags),
    get lines() {
      return (lines ??= readPageLines(root));
    },
    get content() {
      return (content ??= withCaptions(readContent(this.lines), root));
    },
    get facts() {
      return (facts ??= readVisibleFacts(this.lines, () => readNamedFacts(root)));
    },
    json: json ?? [],
  };
}

function markupOf(source: string): string {
  return isPlainText(source) ? markupOfText(source) : source;
}

/** The content of a page whose steps are only in the captions of images, below a heading. */
function withCaptions(content: Content, root: PageElement): Content {
  const lines = content.ingredients.lines.length > 0 && content.steps.lines.length === 0 && readLinesWithCaptions(root);
  if (!lines) return content;
  const { steps } = readContent(lines);
  return steps.evidence === 'structure' ? content : { ...content, steps };
}

function readAsJson(source: string): unknown[] | null {
  if (!/^[\s\uFEFF]*[[{]/.test(source)) return null;
  const value = parseStrictJson(source);
  if (value !== undefined) return [value];
  return /<(?:!doctype|html|head|body|script)[\s>]/i.test(source) ? null : parseJson(source);
}

/** A base that was put before an address that is absolute already: "http://cooking.example" + "https://cdn.example". */
const GLUED_BASE = /^https?:\/\/[^/?#]*?(?=https?:\/\/)/i;

/** The absolute http(s) address of `value`, which may be relative to `base`; null when there is none. */
export function webAddress(value: unknown, base: string | null): string | null {
  if (typeof value !== 'string' || value.trim() === '' || value.length > LIMITS.textLength) return null;
  const trimmed = value.trim().replace(GLUED_BASE, '');
  const text = !base && trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (!URL.canParse(text, base ?? undefined)) return null;
  const address = new URL(text, base ?? undefined);
  return /^https?:$/.test(address.protocol) ? address.href : null;
}

function baseOf(root: PageElement, url: string | null): string | null {
  for (const element of elementsIn(root)) {
    if (element.name === 'base') return webAddress(attributeOf(element, 'href'), url) ?? url;
    if (element.name === 'body') break;
  }
  return url;
}
