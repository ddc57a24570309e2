import { CommonErrors, type Actor } from '@larder/contracts';

/** Throws unless the caller is an administrator. Services do not rely on the check in the gateway. */
export function requireAdmin(actor: Actor): void {
  if (!actor.admin) throw CommonErrors.forbidden();
}
