import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.js';
import { aPage, aPlanEntry } from '../../testing/builders.js';
import { answer, fakeServer } from '../../testing/fake-server.js';
import { useListPlanEntriesQuery } from './plan-list.api.js';
import { usePlanActions } from './use-plan-actions.js';

afterEach(() => void jest.restoreAllMocks());

const WEEK = { start: '2026-11-23', end: '2026-11-29' };
const PLAN = '/api/households/mealplans';
const soup = aPlanEntry({ title: 'Soup', date: '2026-11-23' });

type Plan = ReturnType<typeof refusedPlan>['plan']['current'];

/** The days of the entries of a week, all that were shown, on a server that sends them once and refuses every change. */
function refusedPlan() {
  let reads = 0;
  const pending = new Promise<never>(() => undefined);
  fakeServer({
    [`GET ${PLAN}`]: () => ((reads += 1) === 1 ? answer(aPage([soup])) : pending),
    [`POST ${PLAN}/bulk`]: answer({ detail: 'x' }, 500),
    [`DELETE ${PLAN}/${soup.id}`]: answer({ detail: 'x' }, 500),
  });
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const rendered: (readonly string[] | undefined)[] = [];
  const { result } = renderHook(
    () => {
      const days = useListPlanEntriesQuery(WEEK).data?.map(({ date }) => date);
      rendered.push(days);
      return { days, ...usePlanActions() };
    },
    { wrapper },
  );
  return { plan: result, rendered };
}

describe('a change of the plan that is refused', () => {
  it.each([
    ['a move', ['2026-11-25'], ({ change }: Plan) => change([{ id: soup.id, date: '2026-11-25' }], [soup])],
    ['a deletion', [], ({ remove }: Plan) => remove(soup)],
  ] as const)('was shown at once, and is undone before the plan is read again: %s', async (_what, during, send) => {
    const { plan, rendered } = refusedPlan();
    await waitFor(() => expect(plan.current.days).toEqual([soup.date]));

    await act(async () => void (await send(plan.current)));

    await waitFor(() => expect(plan.current.days).toEqual([soup.date]));
    expect(rendered).toContainEqual(during);
  });
});
