import { envelope } from '../../../test/support/event-envelope.js';
import { titleOf, toNotification } from './event-notification.js';

describe('a notification', () => {
  it('has the name of the event as title', () => {
    expect(titleOf('mealplanEntryCreated')).toBe('Mealplan Entry Created');
    expect(titleOf('userSignup')).toBe('User Signup');
  });

  it('contains the envelope of the event', () => {
    const content = { event: 'tagCreated', text: 'x', documentData: { a: 1 }, topic: 'tags' } as const;
    const { groupId, householdId } = envelope;

    expect(toNotification(envelope, content)).toEqual({
      event: 'tagCreated',
      audience: { groupId, householdId },
      topic: 'tags',
      locale: 'en-US',
      notification: {
        title: 'Tag Created',
        text: 'x',
        event: {
          eventType: 'tag_created',
          integrationId: 'kitchen-hub',
          documentData: { a: 1 },
          eventId: envelope.eventId,
          timestamp: envelope.occurredAt,
        },
      },
    });
    expect(toNotification(envelope, { ...content, forGroup: true })?.audience).toEqual({ groupId, householdId: null });
    expect(toNotification({ ...envelope, groupId: null }, content)).toBeNull();
  });

  it('has an id for each of two notifications about one event, the same each time', () => {
    const content = { event: 'shoppingListUpdated', text: 'x', documentData: {}, topic: 'list' } as const;
    const idOf = (part: string) => toNotification(envelope, { ...content, part })?.notification.event?.eventId;

    expect(idOf('create')).not.toBe(idOf('delete'));
    expect(idOf('create')).toBe(idOf('create'));
  });
});
