import type { Tool } from '@larder/contracts';
import type { SummaryDocument } from '../../recipe-store/recipe.mapper.js';
import { isSerializedWith, listedRecipe, summaryText, withRating } from './summary-text.js';

const named = (name: string) => new Map([['t1', { id: 't1', name, slug: name } as unknown as Tool]]);
const at = new Date(0);
// Only the fields of a summary.
const document = {
  _id: 'r1',
  name: 'Soup',
  rating: null,
  categoryIds: [],
  tagIds: ['t1', 'gone'],
  toolIds: [],
  orgURL: null,
  dateUpdated: at,
  createdAt: at,
  updatedAt: at,
  lastMade: null,
} as unknown as SummaryDocument;
const read = (json: { text: string }) => JSON.parse(json.text) as { name: string; rating: number; tags: Tool[] };

describe('the text of a recipe in lists', () => {
  it('is serialized once for the same organizers', () => {
    const [recipe, organizers] = [listedRecipe(document), named('Quick')];
    const first = summaryText(recipe, organizers);

    expect(summaryText(recipe, organizers)).toBe(first);
    expect(isSerializedWith(recipe, organizers)).toBe(true);
    expect(recipe.document).toBeNull();
  });

  it('is identical when serialized from the document or from the previous text', () => {
    const recipe = listedRecipe(document);
    summaryText(recipe, named('Quick'));

    const again = summaryText(recipe, named('Fast'));

    expect(again.text).toBe(summaryText(listedRecipe(document), named('Fast')).text);
    expect(read(again).tags).toEqual([expect.objectContaining({ name: 'Fast' })]);
  });

  it('contains a new rating, before it is serialized and afterwards', () => {
    const [recipe, organizers] = [listedRecipe(document), named('Quick')];
    expect(read(summaryText(withRating(recipe, 4), organizers)).rating).toBe(4);
    summaryText(recipe, organizers);

    const rated = withRating(recipe, 5);

    expect(isSerializedWith(rated, organizers)).toBe(false);
    expect(read(summaryText(rated, organizers))).toMatchObject({ name: 'Soup', rating: 5 });
  });
});
