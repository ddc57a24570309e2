import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Empty, theme } from 'antd';
import { showLocale } from '../../i18n/i18n.js';
import { paletteOf } from '../palette/palette.js';
import { AntdTheme } from './AntdTheme.js';
import { antdTheme } from './antd-theme.js';

afterEach(() => act(() => showLocale('en-US')));

it('keeps the input when the Ant Design texts are loaded', async () => {
  await act(() => showLocale('de-DE'));
  const user = userEvent.setup();
  render(
    <AntdTheme>
      <input aria-label="Name" />
      <Empty />
    </AntdTheme>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, 'Soup');

  expect(await screen.findAllByText('Keine Daten')).not.toHaveLength(0);

  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('Soup');
});

it.each([
  ['the font of the page, which changes on the second visit', '--ant-font-family:var(--font-text)'],
  ['the outline of other controls, `--color-focus`, for focused buttons', '--ant-color-primary-border:#007491'],
])('has %s', async (_what, rule) => {
  render(
    <AntdTheme>
      <Button>Save</Button>
    </AntdTheme>,
  );
  await screen.findByRole('button');

  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(rules).toContain(rule);
});

it('has no transitions for users who prefer reduced motion', () => {
  const tokens = theme.getDesignToken(antdTheme('light', paletteOf('light'), false));

  expect([tokens.motionDurationFast, tokens.motionDurationMid, tokens.motionDurationSlow]).toEqual(['0s', '0s', '0s']);
});

it('shows Chinese buttons without a space between their characters', async () => {
  await act(() => showLocale('zh-CN'));
  render(
    <AntdTheme>
      <Button>保存</Button>
      <Empty />
    </AntdTheme>,
  );

  expect(await screen.findAllByText('暂无数据')).not.toHaveLength(0);

  expect(screen.getByRole('button')).toHaveAccessibleName('保存');
});
