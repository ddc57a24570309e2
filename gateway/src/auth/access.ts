import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';

/** Who may call a route: anyone, signed-in users (the default), or site administrators. */
export type Access = 'public' | 'signed-in' | 'administrators';

export const ACCESS = 'larder:access';

/** Allows a route or a controller for callers without a session. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Restricts a route or a controller to site administrators. */
export const AdminOnly = () => SetMetadata(ACCESS, 'administrators' satisfies Access);

/** The access of the route in the context. */
export function accessOf(reflector: Reflector, context: ExecutionContext): Access {
  const targets = [context.getHandler(), context.getClass()];
  return reflector.getAllAndOverride<Access | undefined>(ACCESS, targets) ?? 'signed-in';
}
