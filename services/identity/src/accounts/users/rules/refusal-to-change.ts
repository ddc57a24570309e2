import { IdentityErrors, type Actor, type AppError, type UserBase } from '@larder/contracts';

/** The account that is changed, as far as the rules need it. */
interface Target {
  id: string;
  groupName: string;
}

/**
 * Why the caller may not make this change to the account; undefined when allowed. The order of the rules is part of the
 * API.
 */
export function refusalToChange(actor: Actor, target: Target, input: UserBase): AppError | undefined {
  const own = actor.userId === target.id;
  if (!own && !actor.admin) return IdentityErrors.notAnAdmin();
  if (!actor.admin && (input.admin || input.group !== target.groupName)) return IdentityErrors.groupChangeForbidden();
  if (own && actor.admin && !input.admin) return IdentityErrors.groupChangeForbidden();
  return undefined;
}
