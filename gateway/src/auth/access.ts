import { SetMetadata } from '@nestjs/common';

/** Who may call a route: everybody, signed-in people (the default), or site administrators. */
export type Access = 'everybody' | 'signed-in' | 'administrators';

export const ACCESS = 'larder:access';

/** Opens a route or a controller to callers without a session. */
export const Public = () => SetMetadata(ACCESS, 'everybody' satisfies Access);
/** Reserves a route or a controller for site administrators. */
export const AdminOnly = () => SetMetadata(ACCESS, 'administrators' satisfies Access);
