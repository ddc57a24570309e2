const DAY_MS = 24 * 60 * 60 * 1000;
/** Sites that show a page elsewhere fetch its picture soon, and again once they forgot it. */
const DAYS = 7;

/**
 * When the picture in a shared page's card stops being shown: a week from the end of this day, so that its address is
 * the same all day and caches find it, but never after the share link itself.
 */
export function previewEnd(now: Date, linkEnd: Date): Date {
  const endOfDay = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  return new Date(Math.min(endOfDay + DAYS * DAY_MS, linkEnd.getTime()));
}
