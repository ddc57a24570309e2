import { pageWindow, type PageHead, type ServerTask, type ServerTaskQuery } from '@larder/contracts';

/** What one service has: how many tasks, and the newest of them. */
export interface OwnTasks {
  total: number;
  newest: ServerTask[];
}

/** How many of each service's newest are needed to show a page of all of them; `most` for the last page and for all. */
export function neededOfEach({ page, perPage }: Pick<ServerTaskQuery, 'page' | 'perPage'>, most: number): number {
  if (perPage === -1 || page < 1) return most;
  return Math.min(most, page * perPage);
}

/** A page of the tasks of all services, newest first. */
export function newestFirst(
  query: Pick<ServerTaskQuery, 'page' | 'perPage'>,
  parts: readonly OwnTasks[],
): { head: PageHead; items: ServerTask[] } {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const { head, skip, limit } = pageWindow(query, total);
  const all = parts.flatMap(({ newest }) => newest).sort(byAge);
  return { head, items: all.slice(skip, skip + limit) };
}

function byAge(a: ServerTask, b: ServerTask): number {
  return a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? 1 : -1;
}
