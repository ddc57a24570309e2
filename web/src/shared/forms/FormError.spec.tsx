import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FormError } from './FormError.js';

it('announces the error of a form when it appears', () => {
  const { rerender } = render(<FormError text={null} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  rerender(<FormError text="The name is taken" />);

  expect(screen.getByRole('alert')).toHaveTextContent('The name is taken');
});
