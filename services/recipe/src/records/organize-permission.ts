import { CommonErrors, type Actor } from '@larder/contracts';

/** Who may merge, seed and change many records at once (docs/api/organizers-foods-cookbooks.md). */
export function canOrganize({ admin, canOrganize: may }: Pick<Actor, 'admin' | 'canOrganize'>): boolean {
  return admin || may;
}

/** Refuses everybody else. */
export function requireOrganizer(actor: Actor): void {
  if (!canOrganize(actor)) throw CommonErrors.forbidden();
}
