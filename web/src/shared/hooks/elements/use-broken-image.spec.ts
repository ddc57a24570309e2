import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { outage } from '../../outage/outage.js';
import { useBrokenImage } from './use-broken-image.js';

afterEach(() => outage.reset());

it('loads a broken image again after an outage, and another image at once', () => {
  const { result, rerender } = renderHook(useBrokenImage, { initialProps: 'soup.webp' });
  const markBroken = () => act(() => result.current[1]());
  const isBroken = () => result.current[0];
  markBroken();
  expect(isBroken()).toBe(true);

  act(() => outage.report('read', 'unreachable'));
  expect(isBroken()).toBe(true);
  act(() => outage.settle('read'));
  expect(isBroken()).toBe(false);

  markBroken();
  rerender('stew.webp');
  expect(isBroken()).toBe(false);
});
