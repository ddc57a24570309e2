import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { SwitchField } from './SwitchField.js';

it('names and describes a switch for screen readers', () => {
  render(
    <Form initialValues={{ private: true }}>
      <SwitchField name="private" label="Private group" hint="Only members see its recipes." />
      <SwitchField name="seeds" label="Default foods" />
    </Form>,
  );

  expect(screen.getByRole('switch', { name: 'Private group' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Private group' })).toHaveAccessibleDescription(
    'Only members see its recipes.',
  );
  expect(screen.getByRole('switch', { name: 'Default foods' })).not.toHaveAttribute('aria-describedby');
});
