import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import '../../../shared/i18n/i18n.js';
import { NameList } from './NameList.js';

const soups = (count: number) => Array.from({ length: count }, (_, index) => `Soup ${index + 1}`);

const shownNames = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the list of names in a bulk dialog', () => {
  it('shows all names of a short list', () => {
    render(<NameList names={soups(20)} />);

    expect(shownNames()).toEqual(soups(20));
  });

  it('shows the first names of a long list, and the number of the others', () => {
    render(<NameList names={soups(57)} />);

    expect(shownNames()).toEqual([...soups(20), 'and 37 more']);
  });
});
