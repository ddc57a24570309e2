import { CommonErrors, type Actor } from '@larder/contracts';
import { createParamDecorator } from '@nestjs/common';
import { currentContext } from '../context/request-context.js';

/** Who asks. Throws `common.not-authenticated` when nobody is signed in. */
export function requireActor(): Actor {
  const actor = currentContext()?.actor;
  if (!actor) throw CommonErrors.notAuthenticated();
  return actor;
}

/** Who asks, an administrator. The gateway has checked already; a service does not rely on it. */
export function requireAdmin(actor = requireActor()): Actor {
  if (!actor.admin) throw CommonErrors.forbidden();
  return actor;
}

/** Parameter: who asks; refuses the request when nobody is signed in. */
export const CurrentActor = createParamDecorator(() => requireActor());

/** Parameter: who asks, or null. */
export const MaybeActor = createParamDecorator((): Actor | null => currentContext()?.actor ?? null);
