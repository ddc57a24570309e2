import { envelope, uuid } from '../../../../test/support/event-envelope.js';
import { cookbookContent, cookbooksContent, organizerContent } from './catalogue-content.js';
import { linksOf } from '../event-notification.js';

const links = linksOf('https://larder.example', 'home');

describe('notifications about cookbooks, tags and categories', () => {
  it('report one cookbook and several', () => {
    const one = { ...envelope, cookbookId: uuid(3), name: 'Soups' };
    expect(cookbookContent('create', one)).toMatchObject({
      event: 'cookbookCreated',
      text: 'Soups was created',
      documentData: { documentType: 'cookbook', operation: 'create', cookbookId: uuid(3) },
    });
    expect(cookbooksContent({ ...envelope, cookbookIds: [uuid(3)], name: 'Soups' })).toMatchObject({
      event: 'cookbookUpdated',
      text: 'Soups was updated',
      documentData: { cookbookId: uuid(3) },
    });
    for (const cookbookIds of [[uuid(3), uuid(4)], [uuid(3)]])
      expect(cookbooksContent({ ...envelope, cookbookIds })).toMatchObject({ text: '', documentData: { cookbookIds } });
  });

  it('report organizers to the whole group, and no tools', () => {
    const tag = { ...envelope, kind: 'tags' as const, organizerId: uuid(3), slug: 'quick', name: 'Quick' };
    expect(organizerContent('create', tag, links)).toMatchObject({
      event: 'tagCreated',
      text: `Quick has been created, https://larder.example/g/home?tags=${uuid(3)}`,
      documentData: { documentType: 'tag', operation: 'create', tagId: uuid(3) },
      forGroup: true,
    });
    expect(organizerContent('delete', { ...tag, kind: 'categories' }, links)).toMatchObject({
      event: 'categoryDeleted',
      text: 'Quick has been deleted',
      documentData: { documentType: 'category', operation: 'delete', categoryId: uuid(3) },
    });
    expect(organizerContent('create', { ...tag, kind: 'tools' }, links)).toBeNull();
  });
});
