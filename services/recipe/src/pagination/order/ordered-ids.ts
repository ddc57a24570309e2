import {
  MAX_SIMILAR_RESULTS,
  rankingOf,
  searchable,
  MIN_SIMILARITY,
  similarityTo,
  type ParsedSearch,
  type SearchText,
} from '@larder/recipe-search';
import type { Model } from 'mongoose';
import { NAMES_ONLY, searchFilter, STORED_TEXTS, type SearchedFields } from '../search/search-filter.js';
import { compareRows, rowOf, type Row, type RowKey, valueAt } from '@larder/service-kit';

type Filter = Record<string, unknown>;
type IdRow = { _id: string };
type NameRow = { _id: string; name: string };

/** Maximum number of recipes that are matched by name: a single letter is in nearly every name. */
const MAX_NAME_MATCHES = 10_000;

/** A query and its order. */
export interface OrderedQuery {
  model: Model<unknown>;
  filter: Filter;
  keys: RowKey[];
  /** The searched fields. */
  texts?: SearchedFields | undefined;
}

/** The ids of all matching records in the requested order. Reads only the sort values. */
export async function orderedIds({ model, filter, keys }: OrderedQuery): Promise<string[]> {
  return idsOf((await rowsOf(model, filter, keys)).sort(compareRows(keys)));
}

/** The sort values of all matching records. */
export async function rowsOf(model: Model<unknown>, filter: Filter, keys: RowKey[]): Promise<Row[]> {
  const documents = await read(model, filter, pathsOf(keys));
  return documents.map((each) => rowOf(each, keys));
}

/** The ids of all matching records, unordered. */
export async function matchingIds(model: Model<unknown>, filter: Filter): Promise<string[]> {
  return idsOf(await read(model, filter, []));
}

/** The ids of the search results, best first; similar names when no record contains the words. */
export async function searchedIds(query: OrderedQuery, search: ParsedSearch): Promise<string[]> {
  const { model, filter, keys, texts = STORED_TEXTS } = query;
  // With one term, every match contains it, so only the name needs to be read to rank them.
  const paths = search.terms.length > 1 ? [texts.name, texts.all] : [texts.name];
  const condition = { ...filter, ...searchFilter(search, texts) };
  const limit = texts === NAMES_ONLY ? MAX_NAME_MATCHES : undefined;
  const documents = await read(model, condition, [...pathsOf(keys), ...paths], limit);
  if (documents.length === 0) return search.literal || texts === NAMES_ONLY ? [] : similarIds(model, filter, search);
  const { score, tier } = rankingOf(search);
  const relevanceOf = keys.length > 0 ? tier : score;
  const rows = documents.map((each) => {
    const text = textsOf(each, texts);
    return { ...rowOf(each, keys), name: text.name, relevance: relevanceOf(text.name, termsIn(text, search)) };
  });
  const compare = keys.length > 0 ? compareRows(keys) : compareNames;
  return idsOf(rows.sort((a, b) => b.relevance - a.relevance || compare(a, b)));
}

async function similarIds(model: Model<unknown>, filter: Filter, { whole }: ParsedSearch): Promise<string[]> {
  const similarity = similarityTo(whole);
  const all = await read(model, filter, ['search.name']);
  const similar = all
    .map((each) => ({ _id: each._id, name: textsOf(each, STORED_TEXTS).name }))
    .map((each) => ({ ...each, similarity: similarity(each.name) }))
    .filter((each) => each.similarity >= MIN_SIMILARITY);
  return idsOf(similar.sort((a, b) => b.similarity - a.similarity || compareNames(a, b)).slice(0, MAX_SIMILAR_RESULTS));
}

async function read(model: Model<unknown>, filter: Filter, paths: string[], limit = 0): Promise<IdRow[]> {
  const projection = Object.fromEntries(['_id', ...paths].map((path) => [path, 1]));
  return model.find(filter, projection).limit(limit).lean<IdRow[]>(); // 0: all
}

function pathsOf(keys: RowKey[]): string[] {
  return keys.map(({ path }) => path);
}

/** The searched texts; a field that was not read is empty. */
function textsOf(document: IdRow, fields: SearchedFields): SearchText {
  const textAt = (path: string) => searchedText(valueAt(document, path), fields);
  return { name: textAt(fields.name), all: textAt(fields.all) };
}

function searchedText(value: unknown, fields: SearchedFields): string {
  if (typeof value !== 'string') return '';
  return fields === NAMES_ONLY ? searchable(value) : value;
}

/** `all` is absent with a single term: every match contains it. */
function termsIn({ all }: SearchText, { terms }: ParsedSearch): number {
  return terms.length === 1 ? 1 : terms.filter((term) => all.includes(term)).length;
}

function compareNames(a: NameRow, b: NameRow): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a._id < b._id ? -1 : 1;
}

function idsOf(rows: { _id: string }[]): string[] {
  return rows.map(({ _id }) => _id);
}
