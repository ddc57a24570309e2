import { CommonErrors, type Actor } from '@larder/contracts';

/** Throws unless the actor may merge, seed and change many records at once (docs/api/organizers-foods-cookbooks.md). */
export function requireOrganizer({ admin, canOrganize }: Pick<Actor, 'admin' | 'canOrganize'>): void {
  if (!admin && !canOrganize) throw CommonErrors.forbidden();
}
