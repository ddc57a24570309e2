import type { OrganizerKind } from '@larder/contracts';

/** Where a recipe stores its organizers. */
export const ORGANIZER_FIELDS = {
  categories: 'categoryIds',
  tags: 'tagIds',
  tools: 'toolIds',
} as const satisfies Record<OrganizerKind, string>;
