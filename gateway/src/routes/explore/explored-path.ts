/** The address of a list for visitors, as used in its page links. */
export function exploredPath(groupSlug: string, list: string): string {
  return `/explore/groups/${encodeURIComponent(groupSlug)}/${list}`;
}
