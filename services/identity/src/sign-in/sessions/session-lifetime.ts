const HOUR_SECONDS = 3_600;
const REMEMBERED_SECONDS = 14 * 24 * HOUR_SECONDS;

/**
 * Lifetime of a session, in seconds: `TOKEN_TIME`, with "remember me" two weeks at least
 * (docs/api/identity.md#sign-in).
 */
export function sessionSeconds(tokenTimeHours: number, remembered: boolean): number {
  const configured = tokenTimeHours * HOUR_SECONDS;
  return remembered ? Math.max(REMEMBERED_SECONDS, configured) : configured;
}
