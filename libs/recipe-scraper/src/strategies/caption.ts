import { partOfHeading } from '../content/lines/heading-words.js';
import { readPage, type Page } from '../page.js';
import { captionsOf } from '../schema-org/page-data/captions.js';
import type { ScrapedField, ScrapedRecipe } from '../scraped-recipe.js';
import { buildRecipe } from './build-recipe.js';
import { scrapeContent } from './content.js';
import { originFrom } from './fields/origin.js';
import { nameOfPage } from './names/page-name.js';
import { scrapeOpenGraph } from './open-graph.js';
import type { Strategy } from './strategy.js';

const MIN_BREAKS = 3;
const FROM_CAPTION: readonly ScrapedField[] = [
  'ingredients',
  'steps',
  'recipeYield',
  'totalTime',
  'prepTime',
  'performTime',
];

/**
 * Reads the text that a page has about its video, photo or post, like plain text; the name, the images and the address
 * are those of the page. Accepts a text with ingredients and steps.
 */
export const scrapeCaption: Strategy = (page, adapters) => {
  for (const caption of captionsOf(page)) {
    const recipe = scrapeContent(readPage({ html: withLineBreaks(caption) }), adapters);
    if (recipe && recipe.steps.length > 0) return withPage(recipe, page, adapters);
  }
  return null;
};

function withPage(caption: ScrapedRecipe, page: Page, adapters: Parameters<Strategy>[1]): ScrapedRecipe {
  const shared = scrapeOpenGraph(page, adapters);
  const fields = {
    ...caption,
    name: nameFor(caption, page),
    images: shared?.images ?? [],
    keywords: shared?.keywords ?? [],
    orgURL: page.url ?? shared?.orgURL ?? null,
    language: shared?.language ?? null,
  };
  return buildRecipe('content', fields, (field) =>
    FROM_CAPTION.includes(field) ? caption.origins[field] : originFrom('open-graph'),
  );
}

/** Titles of posts name their author or contain their whole text: then its first line is the name. */
const OF_POST = /(?<!\p{L})(?:instagram|tiktok|facebook|threads|pinterest)(?!\p{L})/iu;
const MAX_NAME = 100;

function nameFor(caption: ScrapedRecipe, page: Page): string {
  const title = nameOfPage(page);
  return title === '' || title.length > MAX_NAME || OF_POST.test(title) ? caption.name || title : title;
}

/** A text whose line breaks were lost, with breaks before its headings, bullets and numbers. */
function withLineBreaks(text: string): string {
  if (text.split('\n', MIN_BREAKS + 1).length > MIN_BREAKS) return text;
  return text
    .replace(/\s(?=(?:[-–•*▢]|\d{1,2}[.)])\s)/gu, '\n')
    .replace(/(?:^|\s)(\p{L}{3,20}[:：])\s/gu, (all, heading: string) =>
      partOfHeading(heading, false) === null ? all : `\n${heading}\n`,
    );
}
