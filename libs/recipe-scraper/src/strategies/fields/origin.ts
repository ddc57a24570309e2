import type { Evidence } from '../../content/sections/sections.js';
import type { Origin, Source } from '../../scraped-recipe.js';

/** The confidence of a source format: markup is outdated more often than JSON-LD. */
const CONFIDENCE: Record<Source, number> = {
  'json-ld': 0.98,
  adapter: 0.97,
  microdata: 0.95,
  rdfa: 0.92,
  microformats: 0.9,
  'page-json': 0.85,
  derived: 0.8,
  content: 0.7,
  'open-graph': 0.7,
};

/** The origin of a field that was read from this source. */
export function originFrom(source: Source): Origin {
  return { source, confidence: CONFIDENCE[source] };
}

/** The confidence of a list from visible content, by its evidence. */
const CONTENT_CONFIDENCE: Record<Evidence, number> = { heading: 0.8, markup: 0.75, hint: 0.6, structure: 0.5 };

/** The origin of a list from visible content. */
export function originFromContent(evidence: Evidence | null): Origin {
  return { source: 'content', confidence: evidence ? CONTENT_CONFIDENCE[evidence] : 0 };
}
