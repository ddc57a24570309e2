import { cleanKeywords } from '../clean/organizers/keywords.js';
import { cleanLine, cleanText } from '../clean/text/text.js';
import { cleanTitle } from '../clean/title.js';
import type { MetaTags } from '../meta-tags.js';
import { webAddress } from '../page.js';
import { buildRecipe } from './build-recipe.js';
import { absolute } from './fields/addresses.js';
import { originFrom } from './fields/origin.js';
import { languageOf } from './page-facts.js';
import { withFullSizes } from './images/full-size.js';
import { sharedImages } from './images/shared-images.js';
import { siteNames, withoutSite } from './names/site-name.js';
import type { Strategy } from './strategy.js';

/**
 * A stub from the share properties: name, description, image and address, but neither ingredients nor steps. Accepts
 * any page with such a property.
 */
export const scrapeOpenGraph: Strategy = (page) => {
  const tags = page.meta;
  if (![...tags.keys()].some((name) => name.startsWith('og:'))) return null;
  const first = (name: string): string | undefined => tags.get(name)?.[0];
  const orgURL = page.url ?? webAddress(first('og:url'), null);
  const addresses = sharedImages(page).map(({ address }) => address);
  const fields = {
    name: cleanTitle(withoutSite(cleanLine(first('og:title')), siteNames(tags, orgURL))),
    description: cleanText(first('og:description')),
    images: withFullSizes(absolute(addresses, page.baseUrl ?? orgURL)),
    keywords: cleanKeywords(tagsOf(tags)),
    orgURL,
    language: languageOf(page, ''),
  };
  return buildRecipe('open-graph', fields, () => originFrom('open-graph'));
};

const tagsOf = (tags: MetaTags): string[] => ['og:article:tag', 'article:tag'].flatMap((name) => tags.get(name) ?? []);
