import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.js';
import { aPage, aUser } from '../../testing/builders.js';
import { answer, fakeServer } from '../../testing/fake-server.js';
import { useListGroupMembersQuery } from '../tenants/group-members.api.js';
import { useUpdateUserMutation } from './account.api.js';

afterEach(() => void jest.restoreAllMocks());

describe('the own account', () => {
  it('has its new name in the lists of members at once', async () => {
    let ana = aUser();
    fakeServer({
      'GET /api/groups/members': () => answer(aPage([ana])),
      [`PATCH /api/users/${ana.id}`]: ({ body }) => {
        ana = { ...ana, ...(body as Partial<typeof ana>) };
        return answer({ message: 'User updated' });
      },
    });
    const store = makeStore();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(
      () => ({ members: useListGroupMembersQuery().data?.items, update: useUpdateUserMutation()[0] }),
      { wrapper },
    );
    await waitFor(() => expect(result.current.members?.[0]?.fullName).toBe('Ana Ruiz'));

    await act(() => result.current.update({ id: ana.id, fullName: 'Ana Vega' }));

    await waitFor(() => expect(result.current.members?.[0]?.fullName).toBe('Ana Vega'));
  });
});
