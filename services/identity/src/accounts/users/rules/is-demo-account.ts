import type { IdentityConfig } from '../../../config.js';

/**
 * Whether changes of this account do nothing: the first account of a demonstration
 * (docs/api/identity.md#administration-of-accounts).
 */
export function isDemoAccount(
  { email }: { email: string },
  config: Pick<IdentityConfig, 'IS_DEMO' | 'INITIAL_ADMIN_EMAIL'>,
) {
  return config.IS_DEMO && email === config.INITIAL_ADMIN_EMAIL;
}
