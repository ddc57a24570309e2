import type { UserOut } from '@larder/contracts/identity/tenants/user';

/** The directory or provider that manages the names of an account; undefined for accounts with a local password. */
export function managedBy({ authMethod }: Pick<UserOut, 'authMethod'>): string | undefined {
  return authMethod === 'Mealie' ? undefined : authMethod;
}
