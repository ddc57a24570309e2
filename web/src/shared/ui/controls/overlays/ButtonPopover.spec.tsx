import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ButtonPopover } from './ButtonPopover.js';

function Filter() {
  const [open, setOpen] = useState(false);
  const content = () => (
    <>
      <input type="checkbox" aria-label="Comments" />
      <button onClick={() => setOpen(false)}>Apply</button>
    </>
  );
  return (
    <>
      <ButtonPopover open={open} onOpenChange={setOpen} content={content}>
        <button>Show</button>
      </ButtonPopover>
      <input aria-label="Other" />
    </>
  );
}

/** Opens the popover by keyboard. */
async function openPopover() {
  const user = userEvent.setup();
  render(<Filter />);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Comments' })).toHaveFocus());
  return user;
}

describe('the popover of a button', () => {
  it('focuses its first control, and returns the focus on Escape', async () => {
    const user = await openPopover();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus());
  });

  it('returns the focus when its content closes it', async () => {
    const user = await openPopover();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus());
  });

  it('leaves the focus on what was clicked outside', async () => {
    const user = await openPopover();
    await user.click(screen.getByRole('textbox', { name: 'Other' }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus();
  });
});
