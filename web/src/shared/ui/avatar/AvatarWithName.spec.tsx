import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AvatarWithName } from './AvatarWithName.js';

describe('the avatar with a name', () => {
  it('aligns a Latin user name with the name above it in right-to-left languages', () => {
    render(<AvatarWithName user={{ id: '1', fullName: 'Ana Ruiz', username: 'ana', cacheKey: '1234' }} />);

    const line = screen.getByText('ana').closest('small');

    // `auto` on the line itself would align the line by its text, not by the page.
    expect(line?.hasAttribute('dir')).toBe(false);
    expect(screen.getByText('ana').tagName).toBe('BDI');
  });
});
