import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { Provider } from 'react-redux';
import '../../../shared/i18n/i18n.js';
import { makeStore } from '../../../app/store.js';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { enter } from '../../../testing/enter.js';
import { IdentityFields } from './IdentityFields.js';
import { PasswordForNewEmail } from './PasswordForNewEmail.js';

afterEach(() => void jest.restoreAllMocks());

const ANA = { fullName: 'Ana Ruiz', username: 'ana', email: 'ana@example.org' };

/** The form of Ana's account, with a server that has her and Bo. */
function openForm() {
  const calls = fakeServer({
    'GET /api/validators/user/name': ({ query }) => answer({ valid: !['ana', 'bo'].includes(query.get('name') ?? '') }),
    'GET /api/validators/user/email': answer({ valid: true }),
  });
  render(
    <Provider store={makeStore()}>
      <Form initialValues={ANA}>
        <IdentityFields account={ANA} />
        <PasswordForNewEmail account={ANA} />
      </Form>
    </Provider>,
  );
  return { calls, user: userEvent.setup() };
}

describe('the fields of an account', () => {
  it('accept the own name in other case, and refuse the name of another user', async () => {
    const { calls, user } = openForm();
    const name = screen.getByLabelText('Username');

    await user.clear(name);
    await enter(user, name, 'ANA');
    expect(screen.queryByText(/in use/)).not.toBeInTheDocument();
    await user.clear(name);
    await enter(user, name, 'bo');

    expect(await screen.findByText('This username is already in use')).toBeInTheDocument();
    expect(calls.map(({ query }) => query.get('name'))).not.toContain('ANA');
  });

  it('require the password for another e-mail address, not for another spelling of it', async () => {
    const { user } = openForm();
    const email = screen.getByLabelText('Email');

    await user.clear(email);
    await enter(user, email, 'ana@new.example');
    expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
    await user.clear(email);
    await enter(user, email, 'Ana@Example.org');

    await waitFor(() => expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument());
  });
});
