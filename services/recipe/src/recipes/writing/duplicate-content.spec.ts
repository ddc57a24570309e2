import { aContent, STEP_ID } from '../../../test/support/recipe-content.js';
import { duplicateContent } from './duplicate-content.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a copy', () => {
  const copy = { from: 'old-id', to: 'new-id', image: 'k9', dateAdded: '2026-05-05' };

  it('has new ids, and adjusted references', () => {
    const { ingredients, steps } = duplicateContent(aContent(), copy);

    expect(ingredients[0]?.referenceId).toMatch(UUID);
    expect(steps[0]?.id).not.toBe(STEP_ID);
    expect(steps[0]?.references).toEqual([ingredients[0]?.referenceId]);
  });

  it('links to its own files', () => {
    const step = {
      id: STEP_ID,
      title: '',
      summary: '',
      text: '![](/api/media/recipes/old-id/assets/a.png)',
      references: [],
    };
    expect(duplicateContent(aContent({ steps: [step] }), copy).steps[0]?.text).toContain('recipes/new-id/assets');
  });

  it('has no dates of the original', () => {
    expect(duplicateContent(aContent(), copy)).toMatchObject({ lastMade: null, dateAdded: '2026-05-05', image: 'k9' });
  });
});
