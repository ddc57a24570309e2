/** A stored response of the plan: its address and the time at which the server sent it. */
export interface StoredPlan {
  url: string;
  sentAt: number;
}

/** What is used of a page of plan entries. */
interface PlanPage {
  items: { date: string }[];
}

/**
 * The latest stored plan that contains all days of another request: the planner shows other days tomorrow than today, so
 * that its address was not stored.
 */
export function findWiderPlan<Stored extends StoredPlan>(
  stored: readonly Stored[],
  requested: string,
): Stored | undefined {
  const request = daysOf(requested);
  const wider = stored.filter(({ url }) => {
    const { start, end, others } = daysOf(url);
    return others === request.others && start !== '' && start <= request.start && end >= request.end;
  });
  return wider.sort((one, other) => other.sentAt - one.sentAt)[0];
}

/** A page of the plan with the entries of the requested days only. */
export function withinDays(page: PlanPage, requested: string): PlanPage & { total: number } {
  const { start, end } = daysOf(requested);
  const items = page.items.filter(({ date }) => date >= start && date <= end);
  return { ...page, items, total: items.length };
}

function daysOf(address: string): { start: string; end: string; others: string } {
  const { pathname, searchParams } = new URL(address);
  const [start, end] = [searchParams.get('start_date') ?? '', searchParams.get('end_date') ?? ''];
  searchParams.delete('start_date');
  searchParams.delete('end_date');
  return { start, end, others: `${pathname}?${searchParams.toString()}` };
}
