/** Whether a user joins with an invitation or creates a group. */
export type RegistrationMode = 'join' | 'create';

export type RegistrationStep = 'start' | 'token' | 'group' | 'account' | 'confirm';

/** The steps of a registration, in order; `start` only where the user may create a group. */
export function stepsOf(mode: RegistrationMode | null, mayCreate: boolean): RegistrationStep[] {
  const start: RegistrationStep[] = mayCreate ? ['start'] : [];
  return [...start, mode === 'create' ? 'group' : 'token', 'account', 'confirm'];
}
