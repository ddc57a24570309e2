import type { Tool } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { toSummary, type SummaryDocument } from '../../recipe-store/recipe.mapper.js';
import { SummaryRows } from './summary-rows.js';
import { SummaryTexts } from './summary-texts.js';

const [tagId, goneId] = [newId(), newId()];
const named = (name: string) => new Map([[tagId, { id: tagId, name, slug: name } as unknown as Tool]]);
const document: SummaryDocument = {
  _id: newId(),
  userId: newId(),
  householdId: newId(),
  groupId: newId(),
  name: 'Crème "brûlée" 🍮',
  slug: 'creme-brulee',
  image: 'Ab1',
  recipeYield: '4 servings',
  totalTime: null,
  prepTime: '10 minutes',
  cookTime: '',
  performTime: null,
  description: 'With\nvanilla.',
  categoryIds: [],
  tagIds: [tagId, goneId],
  toolIds: [tagId],
  rating: 4.5,
  orgURL: 'https://example.com/',
  dateAdded: '2026-01-02',
  dateUpdated: new Date('2026-01-03T00:00:00.001Z'),
  createdAt: new Date('2026-01-02T00:00:00.002Z'),
  updatedAt: new Date('2026-01-03T00:00:00.003Z'),
  lastMade: null,
};

describe('a recipe in lists', () => {
  it('is the document that was cached', () => {
    const rows = new SummaryRows();
    const other = { ...document, _id: newId(), userId: newId(), tagIds: [], lastMade: new Date(5) };
    const listed = [document, other].map((each) => rows.toListed(each));

    expect(listed.map((each) => each.toDocument())).toEqual([document, other]);
    expect(listed[0]?.withRating(null).toDocument()).toEqual({ ...document, rating: null });
  });
});

describe('the text of a recipe in lists', () => {
  const listed = () => new SummaryRows().toListed(document);

  it('is the JSON of its summary', () => {
    const organizers = named('Quick');

    expect(new SummaryTexts().of(listed(), organizers).text).toBe(JSON.stringify(toSummary(document, { organizers })));
  });

  it('is serialized once for the same recipe and organizers', () => {
    const [texts, recipe, organizers] = [new SummaryTexts(), listed(), named('Quick')];
    expect(texts.has(recipe, organizers)).toBe(false);
    const first = texts.of(recipe, organizers);

    expect(texts.of(recipe, organizers)).toBe(first);
    expect(texts.has(recipe, organizers)).toBe(true);
  });

  it('contains new names of organizers and a new rating', () => {
    const [texts, recipe] = [new SummaryTexts(), listed()];
    texts.of(recipe, named('Quick'));
    const rated = recipe.withRating(5);

    expect(texts.has(recipe, named('Fast'))).toBe(false);
    expect(texts.has(rated, named('Quick'))).toBe(false);
    expect(JSON.parse(texts.of(rated, named('Fast')).text)).toMatchObject({ tags: [{ name: 'Fast' }], rating: 5 });
  });
});
