import { z } from 'zod';

/**
 * The versions a change was made from, as their `updatedAt`: unless the stored recipe is one of them, another request has
 * changed it, and nothing is written. Absent: whatever is stored is changed.
 */
export const expectedVersions = z.array(z.string().max(100)).max(20).optional();
