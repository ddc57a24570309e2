import { MAX_SLUG_LENGTH } from '../../text/slug.js';
import { CookbookPatch, FoodPatch, LabelPatch, OrganizerPatch, UnitPatch } from './record-changes.js';

const present = (parsed: object) =>
  Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));

describe('a PATCH', () => {
  it.each([
    ['food', FoodPatch],
    ['unit', UnitPatch],
    ['label', LabelPatch],
    ['organizer', OrganizerPatch],
    ['cookbook', CookbookPatch],
  ])('of a %s sets no defaults for absent fields', (_name, schema) => {
    expect(present(schema.parse({}))).toEqual({});
  });

  it('may set optional fields to empty', () => {
    const empty = { description: null, extras: null, labelId: '', pluralName: null, aliases: [] };
    const draft = { description: '', extras: {}, labelId: null, pluralName: null, aliases: [] };
    expect(present(FoodPatch.parse(empty))).toEqual(draft);
    expect(present(UnitPatch.parse({ abbreviation: null, pluralAbbreviation: null }))).toEqual({
      abbreviation: '',
      pluralAbbreviation: null,
    });
  });

  it('accepts slugs of the maximum length', () => {
    expect(CookbookPatch.parse({ slug: 'x'.repeat(MAX_SLUG_LENGTH) }).slug).toHaveLength(MAX_SLUG_LENGTH);
  });

  it('never removes a name', () => {
    for (const schema of [FoodPatch, UnitPatch, LabelPatch, OrganizerPatch, CookbookPatch]) {
      expect(schema.safeParse({ name: ' ' }).success).toBe(false);
      expect(schema.safeParse({ name: null }).success).toBe(false);
    }
  });
});
