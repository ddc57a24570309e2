import type { Actor } from '@larder/contracts';
import type { SortAttributes } from '../lists/sort-attribute.js';

/** What organizers may be ordered by (contract 04, section 2). */
export function organizerAttributes({ householdId }: Pick<Actor, 'householdId'>): SortAttributes {
  return {
    id: { path: '_id' },
    name: { path: 'nameSort', indexed: true },
    slug: { path: 'slug' },
    groupId: { path: 'groupId' },
    onHand: { path: 'householdsOnHand', toValue: (households) => (households as string[]).includes(householdId) },
    createdAt: { path: 'createdAt', indexed: true },
    updatedAt: { path: 'updatedAt' },
  };
}
