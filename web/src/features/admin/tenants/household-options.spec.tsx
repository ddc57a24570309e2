import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../app/store.js';
import { useListFilterOptionsQuery } from '../../../entities/catalogue/filter-options.api.js';
import { aPage } from '../../../testing/builders.js';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { useCreateHouseholdMutation, useDeleteHouseholdMutation } from '../admin.api.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Households are changed by an administrator, who also filters recipes by them. */
function useHouseholds() {
  const { data } = useListFilterOptionsQuery({ visited: null, kind: 'households' });
  const [create] = useCreateHouseholdMutation();
  const [remove] = useDeleteHouseholdMutation();
  return { names: data?.map(({ name }) => name), create, remove };
}

it('shows created and deleted households in the filter of recipes', async () => {
  let households = [{ id: 'home', name: 'Home', slug: 'home' }];
  fakeServer({
    'GET /api/groups/households': () => answer(aPage(households)),
    'POST /api/admin/households': () => {
      households = [...households, { id: 'lake', name: 'Lake', slug: 'lake' }];
      return answer(households.at(-1), 201);
    },
    'DELETE /api/admin/households/lake': () => {
      households = households.filter(({ id }) => id !== 'lake');
      return answer(null);
    },
  });
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useHouseholds, { wrapper });
  await waitFor(() => expect(result.current.names).toEqual(['Home']));

  await act(() => result.current.create({ groupId: 'group-1', name: 'Lake' }));
  await waitFor(() => expect(result.current.names).toEqual(['Home', 'Lake']));

  await act(() => result.current.remove('lake'));
  await waitFor(() => expect(result.current.names).toEqual(['Home']));
});
