import { envelope, uuid } from '../../../../test/support/event-envelope.js';
import { linksOf } from '../event-notification.js';
import { recipeContent, recipesContent, timelineContent } from './recipe-content.js';

const links = linksOf('https://larder.example', 'home');
const soup = { ...envelope, recipeId: uuid(3), slug: 'pea-soup', name: 'Pea soup', revision: 1 };

describe('notifications about recipes', () => {
  const url = 'https://larder.example/g/home/r/pea-soup';

  it.each([
    ['create' as const, 'recipeCreated', `Pea soup has been created, ${url}`],
    ['update' as const, 'recipeUpdated', `Pea soup has been updated, ${url}`],
    ['delete' as const, 'recipeDeleted', 'Pea soup has been deleted'],
  ])('have the text of the change: %s', (operation, event, text) => {
    const documentData = { documentType: 'recipe', operation, recipeSlug: 'pea-soup' };
    expect(recipeContent(operation, soup, links)).toMatchObject({ event, text, documentData });
  });

  it('report copies as duplicated', () => {
    expect(recipeContent('create', { ...soup, duplicated: true }, links)).toMatchObject({
      event: 'recipeCreated',
      text: 'Pea soup has been duplicated',
      documentData: { documentType: 'recipe', operation: 'create', recipeSlug: 'pea-soup' },
    });
  });

  it('are in the language of the user who made the change', () => {
    expect(recipeContent('delete', { ...soup, locale: 'de-DE' }, links)?.text).toBe('Pea soup wurde gelöscht');
  });

  it('report recipes that were changed together as one', () => {
    expect(recipeContent('update', { ...soup, bulk: true }, links)).toBeNull();
    expect(recipesContent('delete', { ...envelope, recipeSlugs: ['a', 'b'], total: 2 })).toMatchObject({
      event: 'recipeDeleted',
      text: '2 recipes have been deleted',
      documentData: { documentType: 'recipe', operation: 'delete', recipeSlugs: ['a', 'b'] },
    });
  });

  it('include the timeline', () => {
    const about = { timelineEventId: uuid(4), recipeId: uuid(3), recipeSlug: 'pea-soup', recipeName: 'Pea soup' };
    expect(timelineContent('create', { ...envelope, ...about }, links)).toMatchObject({
      event: 'recipeUpdated',
      text: `Pea soup has been updated, ${url}`,
      documentData: {
        documentType: 'recipe_timeline_event',
        operation: 'create',
        recipeSlug: 'pea-soup',
        recipeTimelineEventId: uuid(4),
      },
    });
  });
});
