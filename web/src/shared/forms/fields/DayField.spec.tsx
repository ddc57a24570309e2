import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DayField } from './DayField.js';

afterEach(cleanup);

describe('the field of a day', () => {
  it.each([
    ['2027-01-05', [['2027-01-05']]],
    ['', [['']]],
    ['12026-11-23', []],
  ])('passes on days, and none when it is cleared: %j', (typed, days) => {
    const change = jest.fn();
    render(<DayField label="Day" value="2026-11-23" onChange={change} />);

    fireEvent.change(screen.getByLabelText('Day'), { target: { value: typed } });

    expect(change.mock.calls).toEqual(days);
  });

  it('limits years to four digits', () => {
    render(<DayField label="Day" value="2026-11-23" onChange={() => undefined} />);

    expect(screen.getByLabelText('Day')).toHaveAttribute('max', '9999-12-31');
  });
});
