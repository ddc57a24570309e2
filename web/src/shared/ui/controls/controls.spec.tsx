import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../i18n/i18n.js';
import { IconButton } from '../actions/IconButton.js';
import { Button } from './Button.js';
import { Checkbox } from './Checkbox.js';
import { TextInput } from './TextInput.js';

afterEach(cleanup);

describe('a button', () => {
  it('does what it says once, and nothing while that is under way', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    rerender(
      <Button loading onClick={press}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save', busy: true }));

    expect(press).toHaveBeenCalledTimes(1);
  });

  it('sends no form unless it is made for that, and none twice', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Other</Button>
        <Button htmlType="submit" loading>
          Sending
        </Button>
        <Button htmlType="submit">Send</Button>
      </form>,
    );

    for (const name of ['Other', 'Sending', 'Send']) await userEvent.click(screen.getByRole('button', { name }));

    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('an icon button', () => {
  it('shows its name to the keyboard at once, until Escape', async () => {
    const user = userEvent.setup();
    render(<IconButton icon="print" label="Print" />);
    const button = screen.getByRole('button', { name: 'Print' });
    const matches = button.matches.bind(button);
    // jsdom knows no keyboard focus.
    jest.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' || matches(selector));

    await user.tab();
    expect(await screen.findByText('Print')).toHaveAttribute('role', 'tooltip');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Print')).not.toBeInTheDocument());
  });

  it('shows its name to a mouse that rests on it', async () => {
    const user = userEvent.setup();
    render(<IconButton icon="print" label="Print" />);

    await user.hover(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Print')).toBeInTheDocument();

    await user.unhover(screen.getByRole('button', { name: 'Print' }));
    expect(screen.queryByText('Print')).not.toBeInTheDocument();
  });
});

describe('a field', () => {
  it('can be emptied while there is something in it, and keeps the focus', async () => {
    const clear = jest.fn();
    const { rerender } = render(<TextInput aria-label="Search" value="leek" onChange={() => {}} onClear={clear} />);

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

    expect(clear).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    rerender(<TextInput aria-label="Search" value="" onChange={() => {}} onClear={clear} />);
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('answers Enter', async () => {
    const enter = jest.fn();
    render(<TextInput aria-label="Search" onPressEnter={enter} />);

    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'leek{Enter}');

    expect(enter).toHaveBeenCalledTimes(1);
  });
});

describe('a checkbox', () => {
  it('is named by its words', async () => {
    render(<Checkbox name="rememberMe">Remember me</Checkbox>);

    await userEvent.click(screen.getByText('Remember me'));

    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  });
});
