import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../i18n/i18n.js';
import { Dialog } from './Dialog.js';

/** Opens a dialog with a field; `clickBeside` clicks the dimmed page. */
async function openDialog() {
  const onClose = jest.fn();
  render(
    <Dialog open title="A dialog" icon="pen" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  const user = userEvent.setup();
  const element = await screen.findByRole('dialog');
  return { user, onClose, clickBeside: () => user.click(element.parentElement ?? element) };
}

it('a click beside a dialog closes it', async () => {
  const { clickBeside, onClose } = await openDialog();

  await clickBeside();

  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a click beside a dialog with typed text does not close it; Escape does', async () => {
  const { user, clickBeside, onClose } = await openDialog();
  await user.type(screen.getByLabelText('Name'), 'Soup');

  await clickBeside();
  expect(onClose).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
