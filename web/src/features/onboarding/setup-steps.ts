/** The steps of the setup; the first and the last have no input. */
export const SETUP_STEPS = ['welcome', 'account', 'settings', 'confirm', 'done'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The next or previous step, limited to the first and the last. */
export function adjacentStep(step: SetupStep, by: 1 | -1): SetupStep {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + by] ?? step;
}
