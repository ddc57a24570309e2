import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../i18n/i18n.js';
import { IconButton } from '../actions/IconButton.js';
import { Button } from './Button.js';
import { Checkbox } from './Checkbox.js';
import { TextInput } from './TextInput.js';

afterEach(cleanup);

describe('a button', () => {
  it('ignores clicks while its action is pending', async () => {
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

  it('submits a form only with type submit, and not while a submission is pending', async () => {
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
  it('shows its name on keyboard focus at once, until Escape', async () => {
    const user = userEvent.setup();
    render(<IconButton icon="print" label="Print" />);
    const button = screen.getByRole('button', { name: 'Print' });
    const matches = button.matches.bind(button);
    // jsdom does not support `:focus-visible`.
    jest.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' || matches(selector));

    await user.tab();
    expect(await screen.findByText('Print')).toHaveAttribute('role', 'tooltip');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Print')).not.toBeInTheDocument());
  });

  it('shows its name on hover after a delay', async () => {
    const user = userEvent.setup();
    render(<IconButton icon="print" label="Print" />);

    await user.hover(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Print')).toBeInTheDocument();

    await user.unhover(screen.getByRole('button', { name: 'Print' }));
    expect(screen.queryByText('Print')).not.toBeInTheDocument();
  });
});

describe('a text field', () => {
  it('can be cleared, and keeps the focus', async () => {
    const clear = jest.fn();
    const { rerender } = render(<TextInput aria-label="Search" value="leek" onChange={() => {}} onClear={clear} />);

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));

    expect(clear).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    rerender(<TextInput aria-label="Search" value="" onChange={() => {}} onClear={clear} />);
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('calls back on Enter', async () => {
    const enter = jest.fn();
    render(<TextInput aria-label="Search" onPressEnter={enter} />);

    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'leek{Enter}');

    expect(enter).toHaveBeenCalledTimes(1);
  });
});

describe('a checkbox', () => {
  it('has its label as accessible name', async () => {
    render(<Checkbox name="rememberMe">Remember me</Checkbox>);

    await userEvent.click(screen.getByText('Remember me'));

    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  });
});

describe('Enter in a text field', () => {
  it('is pressed once the text is composed, as in Japanese input', () => {
    const press = jest.fn();
    render(<TextInput aria-label="Item" onPressEnter={press} />);
    const field = screen.getByRole('textbox', { name: 'Item' });

    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(press).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(press).toHaveBeenCalledTimes(1);
  });
});
