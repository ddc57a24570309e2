import { z } from 'zod';

/**
 * The versions that a change is based on, as their `updatedAt`: if the stored recipe has another one, a concurrent
 * request has changed it, and nothing is written. Not checked when absent.
 */
export const expectedVersions = z.array(z.string().max(100)).max(20).optional();
