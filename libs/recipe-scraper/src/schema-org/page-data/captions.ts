import { isThing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';
import type { Page } from '../../page.js';
import { readDataWith, readJsonLd } from './embedded-data.js';

/** Properties with the text beside a video, a photo or a post. */
const PROPERTIES = ['articleBody', 'shortDescription', 'caption', 'description', 'desc', 'text'];
const META_NAMES = ['og:description', 'description', 'twitter:description'];
/** "12 likes, 3 comments - ana on May 1: "…"" */
const QUOTED = /^[^"“\n]{0,300}[:：]\s?["“]([\s\S]+?)["”]?\.?\s*$/u;
const MIN_LENGTH = 80;
const MAX_LENGTH = 20_000;
const MAX_CAPTIONS = 8;

/**
 * The longer texts that a page has about its video, photo or post: in its meta tags, its structured data, and the data
 * for its scripts; without the sentence around a quoted one.
 */
export function captionsOf(page: Page): string[] {
  const stated = META_NAMES.flatMap((name) => page.meta.get(name) ?? []);
  const captions = [
    ...stated,
    ...textsIn([...page.json, ...readJsonLd(page.root)]),
    ...textsIn(readDataWith(page.root, NAMES)),
  ];
  const texts = captions.map((text) => QUOTED.exec(text)?.[1] ?? text);
  return [...new Set(texts)].filter(isLong).slice(0, MAX_CAPTIONS);
}

const NAMES = '(?:shortDescription|caption|desc)"';

const isLong = ({ length }: string): boolean => length >= MIN_LENGTH && length <= MAX_LENGTH;

/** The long texts of these properties, at any depth. */
function textsIn(roots: readonly unknown[]): string[] {
  const texts: string[] = [];
  const waiting: unknown[] = [...roots].reverse();
  for (let visited = 0; visited < LIMITS.dataNodes && texts.length < MAX_CAPTIONS; visited++) {
    if (waiting.length === 0) break;
    const value = waiting.pop();
    if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (isThing(value)) {
      for (const name of PROPERTIES) {
        const text = value[name];
        if (typeof text === 'string' && isLong(text)) texts.push(text);
      }
      for (const member of Object.values(value)) if (typeof member === 'object') waiting.push(member);
    }
  }
  return texts;
}
