import type { ServerTask } from '@larder/contracts';
import { limitPerService, newestFirst } from './newest-first.js';

const aTask = (id: number, createdAt: string) => ({ id, createdAt }) as ServerTask;
const recipe = { total: 2, newest: [aTask(1, '2026-03-04'), aTask(2, '2026-03-01')] };
const parser = { total: 2, newest: [aTask(3, '2026-03-03'), aTask(4, '2026-03-02')] };
const ids = (items: ServerTask[]) => items.map(({ id }) => id);

describe('the tasks of all services', () => {
  it('are listed newest first, in pages', () => {
    const first = newestFirst({ page: 1, perPage: 3 }, [recipe, parser]);
    const second = newestFirst({ page: 2, perPage: 3 }, [recipe, parser]);

    expect(ids(first.items)).toEqual([1, 3, 4]);
    expect(first.head).toEqual({ page: 1, perPage: 3, total: 4, totalPages: 2 });
    expect(ids(second.items)).toEqual([2]);
  });

  it('appear exactly once across pages when all have the same time', () => {
    const own = (...tasks: number[]) => tasks.map((id) => aTask(id, '2026-03-04'));
    const all = [own(9, 3, 5), own(8, 1)];
    const page = (number: number, perPage: number) => {
      const needed = limitPerService({ page: number, perPage }, 1_000);
      const parts = all.map((tasks) => ({ total: tasks.length, newest: tasks.slice(0, needed) }));
      return ids(newestFirst({ page: number, perPage }, parts).items);
    };

    expect([1, 2, 3, 4, 5].flatMap((number) => page(number, 1))).toEqual([9, 3, 5, 8, 1]);
    expect([1, 2, 3].flatMap((number) => page(number, 2))).toEqual([9, 3, 5, 8, 1]);
  });

  it('may be read all at once, and may be empty', () => {
    expect(ids(newestFirst({ page: 1, perPage: -1 }, [recipe, parser]).items)).toEqual([1, 3, 4, 2]);
    expect(newestFirst({ page: 1, perPage: 50 }, []).items).toEqual([]);
  });

  it('need at most as many tasks of a service as the page may contain', () => {
    expect(limitPerService({ page: 2, perPage: 50 }, 1_000)).toBe(100);
    expect(limitPerService({ page: 90, perPage: 50 }, 1_000)).toBe(1_000);
    expect(limitPerService({ page: -1, perPage: 50 }, 1_000)).toBe(1_000);
    expect(limitPerService({ page: 1, perPage: -1 }, 1_000)).toBe(1_000);
  });
});
