import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../shared/i18n/i18n.js';
import { BlurForm } from '../../../shared/forms/BlurForm.js';
import { enter } from '../../../testing/enter.js';
import { NewPasswordFields } from './NewPasswordFields.js';

function openForm() {
  render(
    <BlurForm>
      <NewPasswordFields />
      <button type="submit">Save</button>
    </BlurForm>,
  );
  const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
  return { user: userEvent.setup(), password: field('New password'), confirmation: field('Confirm password') };
}

const mismatch = () => screen.queryByText('The passwords do not match');

describe('the fields of a new password', () => {
  it('show one error each after a failed submit, which focuses the first', async () => {
    const { user, password } = openForm();

    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(screen.queryAllByText('Use at least 8 characters')).toHaveLength(1); // the hint
    await waitFor(() => expect(password).toHaveFocus());
  });

  it('remove the error of the confirmation once it is edited, before the focus leaves it', async () => {
    const { user, password, confirmation } = openForm();
    await enter(user, password, 'a long password');
    await enter(user, confirmation, 'a long passwort');
    await user.tab();
    await waitFor(() => expect(mismatch()).toBeInTheDocument());

    await user.type(confirmation, '{Backspace}d');

    await waitFor(() => expect(mismatch()).not.toBeInTheDocument());
    expect(confirmation).toHaveFocus();
  });
});
