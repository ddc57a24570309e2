import type { DumpRecord } from '@larder/mealie-dump';
import { COUNTERS, derivedId, documentIn, documentsByKind, importedTimes } from '@larder/service-kit';
import { PLAN_ENTRIES, sortKey } from '../plan-entries/index.js';
import { RULES } from '../rules/index.js';
import { WEBHOOKS } from '../webhooks/index.js';

/** The documents for a record of another product. */
export const toDocuments = documentsByKind<DumpRecord>({
  counters: ({ planEntries }) => {
    const now = new Date();
    return documentIn(COUNTERS, { _id: PLAN_ENTRIES, value: planEntries, createdAt: now, updatedAt: now });
  },
  'plan-entry': ({ kind: _kind, number, ...entry }) =>
    documentIn(PLAN_ENTRIES, {
      _id: derivedId(`plan-entry ${entry.groupId} ${number}`),
      ...entry,
      entryId: number,
      servings: null,
      position: number,
      revision: 0,
      titleSort: sortKey(entry.title),
      textSort: sortKey(entry.text),
      ...importedTimes(entry),
    }),
  'plan-rule': ({ id, kind: _kind, ...rule }) => documentIn(RULES, { _id: id, ...rule, ...importedTimes(rule) }),
  webhook: ({ id, kind: _kind, ...webhook }) =>
    documentIn(WEBHOOKS, {
      _id: id,
      ...webhook,
      webhookType: 'mealplan',
      timeZone: null,
      lastDelivery: null,
      ...importedTimes(webhook),
    }),
});
