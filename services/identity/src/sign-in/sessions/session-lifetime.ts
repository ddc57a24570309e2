const HOUR_SECONDS = 3_600;
const REMEMBERED_SECONDS = 14 * 24 * HOUR_SECONDS;

/** How long a session lives, in seconds: `TOKEN_TIME`, remembered two weeks at least (docs/api/identity.md#sign-in). */
export function sessionSeconds(tokenTimeHours: number, remembered: boolean): number {
  const usual = tokenTimeHours * HOUR_SECONDS;
  return remembered ? Math.max(REMEMBERED_SECONDS, usual) : usual;
}
