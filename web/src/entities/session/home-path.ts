import type { AppStartupInfo } from '@larder/contracts/admin/site';
import type { UserOut } from '@larder/contracts/identity/tenants/user';

/** The path where an administrator replaces the default account. */
export const SETUP_PATH = '/admin/setup';

/** The address of the default account of a fresh installation. */
export const DEFAULT_EMAIL = 'changeme@example.com';

/** Whether the user has the default account and must replace it first. */
export function mustSetUp({ admin, email }: Pick<UserOut, 'admin' | 'email'>, startup?: AppStartupInfo): boolean {
  return admin && email === DEFAULT_EMAIL && startup?.isFirstLogin === true && !startup.isDemo;
}

/** The path that a user is redirected to after signing in. */
export function homePathOf(
  user: Pick<UserOut, 'admin' | 'email' | 'groupSlug'>,
  startup: AppStartupInfo | undefined,
): string {
  return mustSetUp(user, startup) ? SETUP_PATH : `/g/${user.groupSlug}`;
}
