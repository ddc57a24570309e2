import { CommonErrors, type Actor } from '@larder/contracts';

/** Administrators only. The gateway has checked already; a service does not rely on it. */
export function requireAdmin(actor: Actor): void {
  if (!actor.admin) throw CommonErrors.forbidden();
}
