import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import '../../../shared/i18n/i18n.js';
import { aRecipe } from '../../../testing/builders.js';
import { PrintSheet } from './PrintSheet.js';

afterEach(() => void (document.documentElement.dir = ''));

it.each([
  ['ltr', 'left', false],
  ['ltr', 'right', true],
  ['rtl', 'left', true],
  ['rtl', 'right', false],
] as const)('prints the image of a page in %s on the %s', (dir, picture, isLast) => {
  document.documentElement.dir = dir;
  const preferences = { picture, description: true, notes: true, nutrition: true };
  render(<PrintSheet recipe={aRecipe({ image: '7' })} scale={1} preferences={preferences} />);

  const place = screen.getByRole('heading', { level: 1 }).compareDocumentPosition(screen.getByRole('img'));
  expect(place === Node.DOCUMENT_POSITION_FOLLOWING).toBe(isLast);
});
