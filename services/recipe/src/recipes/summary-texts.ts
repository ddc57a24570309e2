import { Json } from '@larder/contracts';
import type { ShownOrganizers } from '../organizers/organizer-names.js';
import { toSummary, type SummaryDocument } from './recipe.mapper.js';

interface Written {
  organizers: ShownOrganizers;
  json: Json;
}

/** Summaries as JSON. Lists show the same recipes again and again, so each is written once as long as nothing changes. */
export class SummaryTexts {
  private readonly written = new WeakMap<SummaryDocument, Written>();

  /** The same document object with the same organizers gives the same text. */
  of(document: SummaryDocument, organizers: ShownOrganizers): Json {
    const before = this.written.get(document);
    if (before?.organizers === organizers) return before.json;
    const json = new Json(JSON.stringify(toSummary(document, { organizers })));
    this.written.set(document, { organizers, json });
    return json;
  }
}
