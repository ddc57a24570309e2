import type { Access } from '../auth/access.js';
import { HOUR_MS, type RateLimitRule } from '../auth/rate-limits.js';

/** What the decorators of a route say about its callers. */
export interface RouteRules {
  access: Access;
  rateLimit?: RateLimitRule | undefined;
}

/** The description of an operation: its own sentences, and what follows from the decorators of its route. */
export function operationDescription(own: string | undefined, { access, rateLimit }: RouteRules): string | undefined {
  const sentences = [
    own,
    access === 'administrators' ? 'Only for site administrators.' : undefined,
    rateLimit && limitOf(rateLimit),
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

function limitOf({ setting, per, withinMs }: RateLimitRule): string {
  const caller = per === 'user' ? 'A user' : 'A network';
  return `${caller} has \`${setting}\` calls per ${withinMs === HOUR_MS ? 'hour' : 'minute'}.`;
}
