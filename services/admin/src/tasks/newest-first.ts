import { pageWindow, type PageHead, type ServerTask, type ServerTaskQuery } from '@larder/contracts';

/** The tasks of one service: their number, and the newest ones. */
export interface OwnTasks {
  total: number;
  newest: ServerTask[];
}

/** The number of newest tasks of each service that a page needs; `most` for the last page and for all. */
export function limitPerService({ page, perPage }: Pick<ServerTaskQuery, 'page' | 'perPage'>, most: number): number {
  if (perPage === -1 || page < 1) return most;
  return Math.min(most, page * perPage);
}

/**
 * A page of the tasks of all services, newest first. Tasks of the same time keep the order of their services, and
 * within a service the order of its list. No other tiebreak may be used: a page reads only that many tasks of each
 * service, so the order must not depend on the others.
 */
export function newestFirst(
  query: Pick<ServerTaskQuery, 'page' | 'perPage'>,
  parts: readonly OwnTasks[],
): { head: PageHead; items: ServerTask[] } {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const { head, skip, limit } = pageWindow(query, total);
  const all = parts.flatMap(({ newest }) => newest).sort(byAge);
  return { head, items: all.slice(skip, skip + limit) };
}

/** Compares by time. The sort is stable, so equal times keep their order. */
function byAge(a: ServerTask, b: ServerTask): number {
  if (a.createdAt === b.createdAt) return 0;
  return a.createdAt < b.createdAt ? 1 : -1;
}
