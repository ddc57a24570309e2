import type { OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import type { IconName } from '../../shared/icons/paths.js';

export const KIND_ICONS: Record<OrganizerKind, IconName> = { categories: 'shapes', tags: 'tag', tools: 'pot' };
