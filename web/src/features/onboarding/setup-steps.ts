/** The pages of the first steps; the first and the last ask nothing. */
export const SETUP_STEPS = ['welcome', 'account', 'settings', 'confirm', 'done'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The page after, or before, one; the ends stay where they are. */
export function neighbour(step: SetupStep, by: 1 | -1): SetupStep {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + by] ?? step;
}
