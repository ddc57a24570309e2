import type { DumpRecord } from '@larder/mealie-dump';
import { searchText } from '@larder/recipe-search';
import { documentIn, documentsByKind, importedTimes } from '@larder/service-kit';
import { catalogueNaming, FOODS, labelNaming, LABELS, ORGANIZERS, UNITS } from '../catalogue/index.js';
import { COOKBOOKS } from '../discovery/index.js';
import { SHARE_TOKENS } from '../public/index.js';
import { RECIPE_ACTIONS } from '../recipe-actions/index.js';
import { COMMENTS, RATINGS, RECIPES } from '../recipe-store/index.js';
import { shortKey, sortText } from '../records/index.js';
import { TIMELINE } from '../social/index.js';

/** The kinds by their names in the records. */
const ORGANIZER_KINDS = { category: 'categories', tag: 'tags', tool: 'tools' } as const;

/** The documents for a record of a Mealie backup; none for records of other services. */
export const toDocuments = documentsByKind<DumpRecord>({
  label: ({ id, groupId, name, color, ...record }) =>
    documentIn(LABELS, { _id: id, groupId, ...labelNaming(name), color, ...revisionAndTimes(record) }),
  food: ({ id, groupId, description, labelId, extras, householdsOnHand, ...record }) =>
    documentIn(FOODS, {
      _id: id,
      groupId,
      description,
      labelId,
      householdsOnHand,
      ...catalogueNaming({ ...record, aliases: toAliases(record.aliases) }),
      extras: toStoredExtras(extras),
      ...revisionAndTimes(record),
    }),
  unit: ({ id, groupId, description, abbreviation, pluralAbbreviation, useAbbreviation, fraction, ...record }) =>
    documentIn(UNITS, {
      _id: id,
      groupId,
      description,
      abbreviation,
      pluralAbbreviation,
      useAbbreviation,
      fraction,
      ...catalogueNaming({
        ...record,
        aliases: toAliases(record.aliases),
        abbreviations: [abbreviation, pluralAbbreviation],
      }),
      ...revisionAndTimes(record),
    }),
  organizer: ({ id, groupId, organizer, name, slug, householdsOnHand, ...record }) =>
    documentIn(ORGANIZERS, {
      _id: id,
      groupId,
      kind: ORGANIZER_KINDS[organizer],
      name,
      nameSort: sortText(name),
      slug,
      slugKey: shortKey(slug),
      householdsOnHand,
      search: searchText(name, []),
      ...revisionAndTimes(record),
    }),
  recipe: ({ id, kind: _kind, slug, extras, dateUpdated, lastMade, ...recipe }) =>
    documentIn(RECIPES, {
      _id: id,
      ...recipe,
      slug,
      slugKey: shortKey(slug),
      nameSort: sortText(recipe.name),
      extras: toStoredExtras(extras),
      dateUpdated: new Date(dateUpdated),
      lastMade: lastMade === null ? null : new Date(lastMade),
      ...revisionAndTimes(recipe),
    }),
  rating: ({ id, groupId, userId, recipeId, rating, isFavorite, ...record }) =>
    documentIn(RATINGS, { _id: id, groupId, userId, recipeId, rating, isFavorite, ...revisionAndTimes(record) }),
  comment: ({ id, groupId, recipeId, userId, text, ...record }) =>
    documentIn(COMMENTS, { _id: id, groupId, recipeId, userId, text, ...importedTimes(record) }),
  'timeline-event': ({ id, groupId, recipeId, userId, subject, message, eventType, hasImage, timestamp, ...record }) =>
    documentIn(TIMELINE, {
      _id: id,
      groupId,
      recipeId,
      userId,
      subject,
      message,
      eventType,
      image: hasImage ? 'has image' : 'does not have image',
      timestamp: new Date(timestamp),
      ...revisionAndTimes(record),
    }),
  'share-token': ({ id, groupId, recipeId, expiresAt, ...record }) =>
    documentIn(SHARE_TOKENS, { _id: id, groupId, recipeId, expiresAt: new Date(expiresAt), ...importedTimes(record) }),
  cookbook: ({ id, kind: _kind, slug, ...cookbook }) =>
    documentIn(COOKBOOKS, {
      _id: id,
      ...cookbook,
      slug,
      slugKey: shortKey(slug),
      nameSort: sortText(cookbook.name),
      search: searchText(cookbook.name, [cookbook.description]),
      ...revisionAndTimes(cookbook),
    }),
  'recipe-action': ({ id, groupId, householdId, actionType, title, url, ...record }) =>
    documentIn(RECIPE_ACTIONS, {
      _id: id,
      groupId,
      householdId,
      actionType,
      title,
      titleSort: sortText(title),
      url,
      ...importedTimes(record),
    }),
});

function toAliases(names: string[]): { name: string }[] {
  return names.map((name) => ({ name }));
}

function toStoredExtras(extras: { key: string; value: string }[]) {
  return extras.map(({ key: keyName, value }) => ({ keyName, value }));
}

/** The revision and timestamps of records with a revision. */
function revisionAndTimes(record: Parameters<typeof importedTimes>[0]) {
  return { revision: 0, ...importedTimes(record) };
}
