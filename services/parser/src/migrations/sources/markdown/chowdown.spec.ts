import {
  draftFrom,
  imageBytes,
  ingredientsIn,
  namesOf,
  photo,
  recordsOf,
  stepsIn,
} from '../../../../test/migrations/records-of.js';
import { readChowdown } from './chowdown.js';

describe('Chowdown', () => {
  const page = `---
layout: recipe
title: "Tomato Toast"
image: tomato-toast.jpg
tags: breakfast, quick
ingredients:
- 2 slices bread
- Sauce: 2 cups
directions:
- Toast the bread --- slowly
- Eat
---
Best in August.

---
Or in September.
`;

  it('is read with its image; only the first two lines of dashes count', async () => {
    const draft = await draftFrom(readChowdown, {
      'repository-main/_recipes/tomato-toast.md': page,
      'repository-main/images/tomato-toast.jpg': photo,
      'repository-main/README.md': '# Recipes',
    });

    expect(draft.recipe.name).toBe('Tomato Toast');
    expect(draft.recipe.description).toContain('September');
    expect(ingredientsIn(draft)).toEqual(['2 slices bread', 'Sauce: 2 cups']);
    expect(stepsIn(draft)).toEqual(['Toast the bread --- slowly', 'Eat']);
    expect(namesOf(draft.recipe.tags)).toEqual(['Breakfast', 'Quick']);
    await expect(imageBytes(draft)).resolves.toEqual(Buffer.from(photo));
  });

  it('is read in windows-1252', async () => {
    const latin = Buffer.from(page.replace('Tomato Toast', 'Crème'), 'latin1');

    expect((await draftFrom(readChowdown, { 'r/_recipes/creme.md': latin })).recipe.name).toBe('Crème');
  });

  it('reads tags as a list, and fails for a page without front matter', async () => {
    const records = await recordsOf(readChowdown, {
      'r/_recipes/a.md': '---\ntitle: A\ntags: [sweet, cold]\n---\n',
      'r/_recipes/b.md': 'title: B',
    });

    expect(records).toMatchObject([
      { draft: { recipe: { name: 'A', tags: [{ name: 'Sweet' }, { name: 'Cold' }] } } },
      { failure: { message: 'Failed to import b.md' } },
    ]);
  });
});
