import { CommonErrors, OPERATOR_ID, type Actor } from '@larder/contracts';
import { createParamDecorator } from '@nestjs/common';
import { currentContext } from '../context/request-context.js';

/** The actor of the current request. Throws `common.not-authenticated` for an anonymous request. */
export function requireActor(): Actor {
  const actor = currentContext()?.actor;
  if (!actor) throw CommonErrors.notAuthenticated();
  return actor;
}

/** The actor, who must be an administrator. Services do not rely on the check in the gateway. */
export function requireAdmin(actor = requireActor()): Actor {
  if (!actor.admin) throw CommonErrors.forbidden();
  return actor;
}

/** The actor, who must be the operator of the machine: not available to administrators. */
export function requireOperator(actor = requireActor()): Actor {
  if (!actor.admin || actor.userId !== OPERATOR_ID || actor.groupId !== OPERATOR_ID) throw CommonErrors.forbidden();
  return actor;
}

/** Parameter: the actor of the request; refuses anonymous requests. */
export const CurrentActor = createParamDecorator(() => requireActor());

/** Parameter: the actor of the request; null for an anonymous one. */
export const MaybeActor = createParamDecorator((): Actor | null => currentContext()?.actor ?? null);
