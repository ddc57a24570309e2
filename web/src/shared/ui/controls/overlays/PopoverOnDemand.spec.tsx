import '@testing-library/jest-dom/jest-globals';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { showLocale } from '../../../i18n/i18n.js';
import { lazyPart } from '../../../theme/lazy-part.js';
import { PopoverOnDemand } from './PopoverOnDemand.js';

configure({ asyncUtilTimeout: 45_000 }); // Ant Design is loaded

beforeAll(() => act(() => showLocale('en-US')));

const Panel = () => <button>Reset</button>;

/** A popover whose content is loaded when `finish` is called. */
function renderServings() {
  let finish = () => undefined as void;
  const loaded = new Promise<void>((resolve) => (finish = resolve));
  const load = jest.fn<() => Promise<{ default: ComponentType<object> }>>(() =>
    loaded.then(() => ({ default: Panel })),
  );
  const LazyPanel = lazyPart(load);
  render(
    <PopoverOnDemand
      title="Servings"
      panel={LazyPanel}
      content={() => <LazyPanel />}
      button={({ open, ...handlers }) => (
        <button {...handlers} aria-expanded={open}>
          4 servings
        </button>
      )}
    />,
  );
  return { load, finish };
}

const button = () => screen.getByRole('button', { name: '4 servings' });

describe('a popover on demand', () => {
  it('opens with its content, not with its title alone', async () => {
    const { finish } = renderServings();

    await userEvent.setup().click(button());
    await act(() => Promise.all([import('./OpenedPopover.js'), import('../../../theme/antd/AntdTheme.js')]));
    expect(screen.queryByText('Servings')).toBeNull();

    finish();
    expect(await screen.findByRole('button', { name: 'Reset' })).toBeInTheDocument();
    expect(screen.getByText('Servings')).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['the pointer is over its button', () => userEvent.setup().hover(button())],
    ['its button has the focus', () => userEvent.setup().tab()],
  ])('is loaded as soon as %s', async (_name, reach) => {
    const { load } = renderServings();
    expect(load).not.toHaveBeenCalled();

    await reach();

    expect(load).toHaveBeenCalledTimes(1);
  });
});
