import { CommonErrors, type Actor } from '@larder/contracts';

/** Whether the actor may merge, seed and change many records at once (docs/api/organizers-foods-cookbooks.md). */
export function canOrganize({ admin, canOrganize: may }: Pick<Actor, 'admin' | 'canOrganize'>): boolean {
  return admin || may;
}

/** Throws unless the actor may organize. */
export function requireOrganizer(actor: Actor): void {
  if (!canOrganize(actor)) throw CommonErrors.forbidden();
}
