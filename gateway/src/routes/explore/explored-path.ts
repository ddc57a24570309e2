/** The address of a list for visitors, as links to its pages name it. */
export function exploredPath(groupSlug: string, list: string): string {
  return `/explore/groups/${encodeURIComponent(groupSlug)}/${list}`;
}
