import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import '../../i18n/i18n.js';
import { RowDelete } from '../data/RowDelete.js';
import { useFocusTracking } from './last-focus.js';
import { useRestoreFocus } from './use-restore-focus.js';

interface ListProps {
  names: readonly string[];
  onDelete?: (name: string) => void;
}

function List({ names, onDelete }: ListProps) {
  useFocusTracking();
  return (
    <main tabIndex={-1}>
      <div>
        <input aria-label="Search" />
        {names.length > 0 && (
          <section>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                  <RowDelete name={name} question="?" busy={false} onDelete={() => Promise.resolve(onDelete?.(name))} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}

/** The dialog of Basil stays for its animation. */
function FadingList({ names, open }: { names: readonly string[]; open: boolean }) {
  useFocusTracking();
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button>{`Delete ${name}`}</button>
          {name === 'Basil' && <FadingDialog open={open} />}
        </li>
      ))}
    </ul>
  );
}

function FadingDialog({ open }: { open: boolean }) {
  useRestoreFocus(open);
  return createPortal(<button>Confirm</button>, document.body);
}

async function confirmDeletionOf(name: string) {
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: `Delete ${name}` });
  await user.click(opener);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  return { user, opener };
}

describe('deleting a row', () => {
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['Chives', ['Basil', 'Dill'], 'Dill'],
    ['Dill', ['Basil', 'Chives'], 'Chives'],
  ])('of %s moves the focus to a neighbor once the list was fetched again', async (name, others, neighbor) => {
    const { rerender } = render(<List names={['Basil', 'Chives', 'Dill']} />);
    const { opener } = await confirmDeletionOf(name);
    await waitFor(() => expect(opener).toHaveFocus());

    rerender(<List names={others} />);

    await waitFor(() => expect(screen.getByRole('link', { name: neighbor })).toHaveFocus());
  });

  it('moves the focus to a neighbor when the row disappears with its dialog', async () => {
    const list = (names: readonly string[]) => <List names={names} onDelete={() => rerender(list(['Chives']))} />;
    const { rerender } = render(list(['Basil', 'Chives']));

    await confirmDeletionOf('Basil');

    await waitFor(() => expect(screen.getByRole('link', { name: 'Chives' })).toHaveFocus());
  });

  it('moves the focus to a neighbor when the row disappears while its dialog fades out', () => {
    jest.useFakeTimers();
    const { rerender } = render(<FadingList names={['Basil', 'Chives']} open={false} />);
    act(() => screen.getByRole('button', { name: 'Delete Basil' }).focus());
    rerender(<FadingList names={['Basil', 'Chives']} open />);
    act(() => screen.getByRole('button', { name: 'Confirm' }).focus());
    rerender(<FadingList names={['Basil', 'Chives']} open={false} />);
    act(() => jest.runAllTimers());

    rerender(<FadingList names={['Chives']} open={false} />);
    act(() => jest.runAllTimers());

    expect(screen.getByRole('button', { name: 'Delete Chives' })).toHaveFocus();
  });

  it('moves the focus to the page when no row is left', async () => {
    const { rerender } = render(<List names={['Basil']} />);
    const { opener } = await confirmDeletionOf('Basil');
    await waitFor(() => expect(opener).toHaveFocus());

    rerender(<List names={[]} />);

    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves the focus where the user has moved it', async () => {
    const { rerender } = render(<List names={['Basil', 'Chives']} />);
    const { user } = await confirmDeletionOf('Basil');
    await user.click(screen.getByRole('textbox', { name: 'Search' }));

    rerender(<List names={['Chives']} />);

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Basil' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });
});
