import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ButtonMenu } from './ButtonMenu.js';

function Row() {
  const [noted, setNoted] = useState(false);
  const items = [
    { key: 'move', label: 'Move up' },
    { key: 'note', label: 'Add note', onClick: () => setNoted(true) },
  ];
  return (
    <>
      <ButtonMenu menu={{ items }}>
        <button>More</button>
      </ButtonMenu>
      {noted && <input aria-label="Note" autoFocus />}
    </>
  );
}

const more = () => screen.getByRole('button', { name: 'More' });

/** Opens the menu by keyboard. */
async function openMenu() {
  const user = userEvent.setup();
  render(<Row />);
  more().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveFocus());
  return user;
}

describe('the menu of a button', () => {
  it('returns the focus to the button when an entry was chosen', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(more()).toHaveFocus());
  });

  it('returns the focus to the button when it was closed', async () => {
    const user = await openMenu();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more()).toHaveFocus());
  });

  it('leaves the focus to what the chosen entry shows', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Add note' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  });
});
