import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Empty } from 'antd';
import { showLocale } from '../../i18n/i18n.js';
import { AntdTheme } from './AntdTheme.js';

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
