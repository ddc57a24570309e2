import type { Origin, Source } from '../scraped-recipe.js';

/** How far a statement can be trusted by the way it was written: markup is more often outdated than JSON-LD. */
const CONFIDENCE: Record<Source, number> = {
  'json-ld': 0.98,
  adapter: 0.97,
  microdata: 0.95,
  rdfa: 0.92,
  'page-json': 0.85,
  derived: 0.8,
  'open-graph': 0.7,
  markup: 0.5,
};

/** The origin of a field that was read from this source. */
export function originFrom(source: Source): Origin {
  return { source, confidence: CONFIDENCE[source] };
}
