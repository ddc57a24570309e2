import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.js';
import { aPage, aPlanEntry } from '../../testing/builders.js';
import { answer, fakeServer } from '../../testing/fake-server.js';
import { useListPlanEntriesQuery } from '../meal-plans/plan-list.api.js';
import { useRestoreDeletedMutation } from './trash.api.js';

afterEach(() => void jest.restoreAllMocks());

it('shows a restored plan entry in the plan on screen', async () => {
  const entries: object[] = [];
  fakeServer({
    'GET /api/households/mealplans': () => answer(aPage(entries)),
    'POST /api/trash/plan-entries/7/restore': () => {
      entries.push(aPlanEntry({ id: 7 }));
      return answer({ name: 'Soup' });
    },
  });
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const range = { start: '2026-11-23', end: '2026-11-29' };
  const { result } = renderHook(
    () => ({
      ids: useListPlanEntriesQuery(range).data?.map(({ id }) => id),
      restore: useRestoreDeletedMutation()[0],
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.ids).toEqual([]));

  await act(() => result.current.restore({ kind: 'plan-entries', id: 7 }));

  await waitFor(() => expect(result.current.ids).toEqual([7]));
});
