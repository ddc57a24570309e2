import { keepIds, toStoredSteps } from './draft-lists.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const STEP_ID = '6c1d2c0e-3f55-4c0a-9a53-0f6a3c1f2d10';

describe('steps', () => {
  it('keep the ids of the request', () => {
    const [first, second] = toStoredSteps([
      { id: STEP_ID, text: 'Chop.', ingredientReferences: [{ referenceId: 'ref-1' }, { referenceId: null }] },
      { text: 'Cook.', title: null, ingredientReferences: [] },
    ]);

    expect(first).toEqual({ id: STEP_ID, title: '', summary: '', text: 'Chop.', references: ['ref-1'] });
    expect(second).toMatchObject({ id: expect.stringMatching(UUID) as string, title: null, text: 'Cook.' });
  });

  it('get new ids instead of duplicate ones', () => {
    const [one, two, three] = keepIds(['a', 'a', null]);
    expect(one).toBe('a');
    expect(new Set([one, two, three]).size).toBe(3);
  });
});
