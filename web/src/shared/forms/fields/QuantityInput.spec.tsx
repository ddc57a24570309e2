import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../../i18n/i18n.js';
import { QuantityInput } from './QuantityInput.js';

function Field() {
  const [value, setValue] = useState<number | null>(2);
  return (
    <>
      <QuantityInput value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

/** Replaces the text of the field, and leaves it. */
async function typed(text: string) {
  render(<Field />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  if (text) await userEvent.type(input, text, { initialSelectionStart: 0, initialSelectionEnd: input.value.length });
  else await userEvent.clear(input);
  await userEvent.tab();
  return { input, value: screen.getByRole('status').textContent };
}

describe('a quantity', () => {
  it.each([
    ['1 1/2', '1.5'],
    ['½', '0.5'],
    ['0,5', '0.5'],
    ['', 'null'],
  ])('%j is %s', async (text, value) => {
    const result = await typed(text);

    expect(result.value).toBe(value);
    expect(result.input).not.toHaveAttribute('aria-invalid');
  });

  it('that is invalid is kept for correction, and the value is not changed', async () => {
    const { input, value } = await typed('some');

    expect(input).toHaveValue('some');
    expect(input).toBeInvalid();
    expect(value).toBe('2');
  });
});
