import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { showLocale } from '../i18n/i18n.js';
import { makeStore } from '../../app/store.js';
import { ToastHost } from './ToastHost.js';
import { deviceUser } from '../offline/device-user.js';
import { notices } from './notices.js';
import { useNotices } from './use-notices.js';
import { toastAction } from './toast-actions.js';
import { showToast, type ToastDraft } from './toast.slice.js';

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  /** Shows toasts one after another; returns a function that shows a further one. */
  function show(...drafts: ToastDraft[]) {
    const store = makeStore();
    render(
      <Provider store={store}>
        <ToastHost />
      </Provider>,
    );
    const add = (draft: ToastDraft) => act(() => void store.dispatch(showToast(draft)));
    drafts.forEach(add);
    return add;
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('are shown for two seconds', () => {
    show({ level: 'info', text: 'User updated' });

    pass(1999);
    expect(screen.getByText('User updated')).toBeVisible();
    pass(1);
    expect(screen.queryByText('User updated')).toBeNull();
  });

  it('are kept while the pointer is over them', () => {
    show({ level: 'error', text: 'No' });

    fireEvent.mouseEnter(screen.getByText('No'));
    pass(60_000);
    expect(screen.getByText('No')).toBeVisible();
    fireEvent.mouseLeave(screen.getByText('No'));
    pass(2000);
    expect(screen.queryByText('No')).toBeNull();
  });

  it('are kept while a button of them has the focus, also when the pointer leaves', () => {
    show({ level: 'info', text: 'deleted', action: toastAction('general.undo', () => {}) });

    fireEvent.mouseEnter(screen.getByText('deleted'));
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.mouseLeave(screen.getByText('deleted'));
    pass(60_000);
    expect(screen.getByText('deleted')).toBeVisible();
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
    pass(8000);
    expect(screen.queryByText('deleted')).toBeNull();
  });

  it('replace each other, and the timer of the old one does not close the new one', () => {
    const add = show({ level: 'info', text: 'first' });
    pass(1500);
    add({ level: 'success', text: 'second' });

    expect(screen.queryByText('first')).toBeNull();
    pass(1999);
    expect(screen.getByText('second')).toBeVisible();
    pass(1);
    expect(screen.queryByText('second')).toBeNull();
  });

  it('are announced politely, errors assertively', () => {
    show({ level: 'success', text: 'done' });
    expect(screen.getByText('done').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    cleanup();
    show({ level: 'error', key: 'events.something-went-wrong' });
    expect(
      screen
        .getByText('Something went wrong on the server. Try again; nothing you typed is lost.')
        .closest('[aria-live]'),
    ).toHaveAttribute('aria-live', 'assertive');
  });

  it('with an action are shown longer, and run it once', () => {
    const undo = jest.fn();
    show({ level: 'info', text: 'deleted', action: toastAction('general.undo', undo) });

    pass(7999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('deleted')).toBeNull();
  });

  it.each(['Undo', 'Close'])('return the focus when their button “%s” is pressed', (name) => {
    const { getByRole } = render(<button>Delete soup</button>);
    getByRole('button', { name: 'Delete soup' }).focus();
    show({ level: 'info', text: 'deleted', action: toastAction('general.undo', () => {}) });

    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    fireEvent.click(button);
    pass(0);

    expect(screen.getByRole('button', { name: 'Delete soup' })).toHaveFocus();
  });

  it('for a notice are kept on the device until the user closes them', () => {
    notices.add({
      kind: 'meal',
      key: 'meal-plan.deleted',
      values: { name: 'Soup' },
      labelKey: 'general.undo',
      payload: 1,
    });
    const run = jest.fn();
    const open = () => {
      function Notices() {
        useNotices('meal', run);
        return null;
      }
      const store = makeStore();
      render(
        <Provider store={store}>
          <ToastHost />
          <Notices />
        </Provider>,
      );
      return store;
    };
    const store = open();
    pass(60_000);
    act(() => void store.dispatch(showToast({ level: 'info', text: 'saved' })));
    expect(screen.queryByText('Soup deleted')).toBeNull();
    pass(2000);
    expect(screen.getByText('Soup deleted')).toBeVisible();

    cleanup();
    dispatchEvent(new StorageEvent('storage', { key: null })); // nothing is left but what is stored
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(run).toHaveBeenCalledWith(1);
    expect(screen.queryByText('Soup deleted')).toBeNull();
    expect(notices.all()).toEqual([]);
  });

  it('for a notice are shown to its user only', () => {
    deviceUser.set('ana');
    notices.add({
      kind: 'meal',
      key: 'meal-plan.deleted',
      values: { name: 'Soup' },
      labelKey: 'general.undo',
      payload: 1,
    });
    function Notices() {
      useNotices('meal', () => undefined);
      return null;
    }
    deviceUser.set('ben');
    notices.clear();
    render(
      <Provider store={makeStore()}>
        <ToastHost />
        <Notices />
      </Provider>,
    );
    pass(0);
    expect(screen.queryByText('Soup deleted')).toBeNull();

    act(() => deviceUser.set('ana'));
    expect(screen.getByText('Soup deleted')).toBeVisible();
    act(() => {
      notices.clear();
      deviceUser.set(undefined);
    });
  });

  it('keep names in another script apart from Arabic text', async () => {
    await act(() => showLocale('ar-SA'));
    show({ level: 'info', key: 'meal-plan.deleted', values: { name: 'Soup · Dinner' } });

    expect(screen.getByText(/\u2068Soup · Dinner\u2069/)).toBeVisible();
    await act(() => showLocale('en-US'));
  });

  it('close on click', () => {
    show({ level: 'info', text: 'hello' });

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByText('hello')).toBeNull();
  });
});
