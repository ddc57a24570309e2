const DAY_MS = 24 * 60 * 60 * 1000;
/** Other sites fetch the image of a preview soon, and again after their cache expires. */
const DAYS = 7;

/**
 * When the image in a shared page's card expires: a week from the end of this day, so that its address is
 * the same all day and caches hit, but never after the share link itself.
 */
export function previewExpiry(now: Date, linkEnd: Date): Date {
  const endOfDay = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  return new Date(Math.min(endOfDay + DAYS * DAY_MS, linkEnd.getTime()));
}
