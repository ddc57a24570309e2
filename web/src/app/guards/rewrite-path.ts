const MOVED_TO_HOUSEHOLD = /^\/group\/(mealplan|members|notifiers|webhooks)(?=\/|$)/;

/**
 * The address an unknown path of a signed-in person stands for: old addresses, and those without their group.
 * Null when there is no other reading and the page is simply not there. Query strings are not part of it: they stay.
 *
 * - `/group/members` → `/household/members`
 * - `/recipe/soup` → `/g/home/r/soup`
 * - `/r/create/url/` → `/g/home/r/create/url`
 */
export function rewritePath(pathname: string, groupSlug: string): string | null {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  if (MOVED_TO_HOUSEHOLD.test(trimmed)) return trimmed.replace('/group/', '/household/');

  const renamed = trimmed.replace('/recipe/', '/r/');
  const grouped = /^\/g(\/|$)/i.test(renamed) ? renamed : `/g/${groupSlug}${renamed === '/' ? '' : renamed}`;
  return grouped === pathname ? null : grouped;
}
