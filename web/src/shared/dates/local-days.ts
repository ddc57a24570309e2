const two = (number: number) => String(number).padStart(2, '0');

/** The local day of a time, as `yyyy-MM-dd`. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The last second of a local day, as ISO time. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}

/** Whether one time is later than another; any time is later than null. */
export function isLater(moment: string, than: string | null): boolean {
  return than === null || Date.parse(moment) > Date.parse(than);
}
