import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import '../../i18n/i18n.js';
import { Dialog } from './Dialog.js';

function PageWithDialog({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Opener</button>
      <Dialog open={open} title="A dialog" icon="pen" onClose={() => setOpen(false)} actions={actions}>
        {children}
      </Dialog>
    </>
  );
}

async function openDialog(children: ReactNode, actions?: ReactNode) {
  const user = userEvent.setup();
  render(<PageWithDialog actions={actions}>{children}</PageWithDialog>);
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  await screen.findByRole('dialog');
  return user;
}

describe('an opened dialog', () => {
  it('focuses its first field that can be changed', async () => {
    await openDialog([
      <input key="off" aria-label="Off" disabled />,
      <input key="name" aria-label="Name" />,
      <input key="note" aria-label="Note" />,
    ]);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it('focuses the selected one of its choices', async () => {
    await openDialog([
      <input key="a" type="radio" name="choice" aria-label="Left" />,
      <input key="b" type="radio" name="choice" aria-label="Right" defaultChecked />,
    ]);
    await waitFor(() => expect(screen.getByLabelText('Right')).toHaveFocus());
  });

  it('focuses its action when it has no field', async () => {
    await openDialog(<p>Text</p>, <Button type="primary">Send</Button>);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
  });

  it('focuses a field that is loaded later', async () => {
    function Loaded() {
      const [isLoaded, setLoaded] = useState(false);
      return isLoaded ? <input aria-label="Name" /> : <p onClick={() => setLoaded(true)}>Loading</p>;
    }
    const user = await openDialog(<Loaded />);
    await user.click(screen.getByText('Loading'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it('does so each time it is opened', async () => {
    const user = await openDialog(<input aria-label="Name" />);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });
});
