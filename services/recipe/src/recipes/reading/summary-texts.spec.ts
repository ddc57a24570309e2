import type { Tool } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { toSummary, type SummaryDocument } from '../../recipe-store/recipe.mapper.js';
import { ListedRecipe, SummaryRows } from './summary-rows.js';
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
    const parsed = [document, other].map((each) => rows.format(each)).map((row) => rows.parse(row));

    const { _id, rating } = document;
    expect(parsed.map((each) => ({ _id, rating, ...each }))).toEqual([document, { ...other, _id }]);
  });
});

describe('the text of a recipe in lists', () => {
  const listed = ({ revision = 1, rating = document.rating } = {}) =>
    new ListedRecipe({ _id: document._id, revision, rating }, () => ({ ...document, rating }));

  it('is the JSON of its summary', () => {
    const organizers = named('Quick');

    expect(new SummaryTexts().of(listed(), organizers).text).toBe(JSON.stringify(toSummary(document, { organizers })));
  });

  it('is serialized once for the same recipe and organizers', () => {
    const [texts, organizers] = [new SummaryTexts(), named('Quick')];
    expect(texts.has(listed(), organizers)).toBe(false);
    const first = texts.of(listed(), organizers);

    expect(texts.of(listed(), organizers)).toBe(first);
    expect(texts.has(listed(), organizers)).toBe(true);
  });

  it('contains new names of organizers, a new rating and changes', () => {
    const [texts, quick, rated] = [new SummaryTexts(), named('Quick'), listed({ rating: 5 })];
    texts.of(listed(), quick);

    expect(texts.has(listed(), named('Fast'))).toBe(false);
    expect(texts.has(rated, quick)).toBe(false);
    expect(texts.has(listed({ revision: 2 }), quick)).toBe(false);
    expect(JSON.parse(texts.of(rated, named('Fast')).text)).toMatchObject({ tags: [{ name: 'Fast' }], rating: 5 });
  });
});
