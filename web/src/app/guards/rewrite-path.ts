const MOVED_TO_HOUSEHOLD = /^\/group\/(mealplan|members|notifiers|webhooks)(?=\/|$)/;

/**
 * The current path for an unknown path of a signed-in user: old addresses, and paths without their group. Null when the
 * path is not found. Without the query string, which is kept.
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
