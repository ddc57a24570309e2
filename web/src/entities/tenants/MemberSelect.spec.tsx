import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../shared/i18n/i18n.js';
import { aPage, aUser } from '../../testing/builders.js';
import { MemberSelect, type MemberSelectProps } from './MemberSelect.js';

const ana = aUser({ fullName: 'Ana Ruiz' });
const bo = aUser({ id: 'bo-id', fullName: null, username: 'bo' });

function show(query: MemberSelectProps['query'], value = ana.id) {
  render(
    <>
      <label htmlFor="owner">Owner</label>
      <MemberSelect id="owner" query={query} value={value} onChange={() => {}} />
    </>,
  );
  return userEvent.click(screen.getByRole('combobox', { name: 'Owner' }));
}

describe('the select of a member', () => {
  it('shows members without a full name by their user name', async () => {
    await show({ data: aPage([ana, bo]), isFetching: false, isError: false });

    expect(screen.getByTitle('bo')).toBeInTheDocument();
  });

  it('is empty for a user who is not a member', async () => {
    await show({ data: aPage([bo]), isFetching: false, isError: false });

    expect(screen.queryByText(ana.id)).not.toBeInTheDocument();
  });

  it('says when the members could not be loaded', async () => {
    await show({ isFetching: false, isError: true });

    expect(screen.getByText('Could not be loaded.')).toBeInTheDocument();
  });
});
