import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../../i18n/i18n.js';
import { Dialog } from './Dialog.js';
import { useFocusTracking } from './last-focus.js';

function PageWithDialog({ fromMenu = false, removesOpener = false }: { fromMenu?: boolean; removesOpener?: boolean }) {
  useFocusTracking();
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState(false);
  const [isOpenerRemoved, setOpenerRemoved] = useState(false);
  const close = () => {
    setOpen(false);
    setOpenerRemoved(removesOpener);
  };
  return (
    <main tabIndex={-1}>
      {!isOpenerRemoved && <button onClick={() => (fromMenu ? setMenu(true) : setOpen(true))}>Opener</button>}
      {menu && (
        <ul role="menu">
          <li role="menuitem" tabIndex={-1} onClick={() => [setMenu(false), setOpen(true)]}>
            Choice
          </li>
        </ul>
      )}
      {open && (
        <Dialog open title="A dialog" icon="pen" onClose={close}>
          <input aria-label="Name" autoFocus />
        </Dialog>
      )}
    </main>
  );
}

async function openAndClose() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  const choice = screen.queryByRole('menuitem');
  if (choice) await user.click(choice);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
}

describe('closing a dialog', () => {
  it('restores the focus to the button that opened it', async () => {
    render(<PageWithDialog />);
    await openAndClose();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus());
  });

  it('restores the focus to the button of the menu that it was opened from', async () => {
    render(<PageWithDialog fromMenu />);
    await openAndClose();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus());
  });

  it('focuses the page when the button that opened it was removed', async () => {
    render(<PageWithDialog removesOpener />);
    await openAndClose();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
