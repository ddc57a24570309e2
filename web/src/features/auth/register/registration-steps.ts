/** Whether a user joins with an invitation or creates a group. */
export type SignUpMode = 'join' | 'create';

export type RegistrationStep = 'start' | 'token' | 'group' | 'account' | 'confirm';

/** The steps before a step, in order; `start` only where there is a choice. */
export function stepsOf(mode: SignUpMode | null, mayCreate: boolean): RegistrationStep[] {
  const start: RegistrationStep[] = mayCreate ? ['start'] : [];
  return [...start, mode === 'create' ? 'group' : 'token', 'account', 'confirm'];
}
