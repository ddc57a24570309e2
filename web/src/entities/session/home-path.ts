import type { AppStartupInfo } from '@larder/contracts/admin/site';
import type { UserOut } from '@larder/contracts/identity/tenants/user';

/** The path where an administrator replaces the default account. */
export const SETUP_PATH = '/admin/setup';

/** Whether the user must replace the default account first. */
export function mustSetUp(user: Pick<UserOut, 'admin'>, startup: AppStartupInfo | undefined): boolean {
  return user.admin && startup !== undefined && startup.isFirstLogin && !startup.isDemo;
}

/** The path that a user is redirected to after signing in. */
export function homePathOf(user: Pick<UserOut, 'admin' | 'groupSlug'>, startup: AppStartupInfo | undefined): string {
  return mustSetUp(user, startup) ? SETUP_PATH : `/g/${user.groupSlug}`;
}
