import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './use-swipe.js';

type Point = [x: number, y: number];

/** A list of touches; jsdom has none. */
const touchesAt = (...points: Point[]) => {
  const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }));
  return { length: touches.length, item: (index: number) => touches[index] ?? null };
};

function Page({ onSwipe }: { onSwipe: (direction: 1 | -1) => void }) {
  return <main {...useSwipe(onSwipe)} />;
}

function swipe(from: Point[], to: Point): number[] {
  const onSwipe = jest.fn<(direction: 1 | -1) => void>();
  render(<Page onSwipe={onSwipe} />);
  const page = screen.getByRole('main');
  const fire = (type: string, touches: object) =>
    fireEvent(page, Object.assign(new Event(type, { bubbles: true }), touches));
  fire('touchstart', { touches: touchesAt(...from) });
  fire('touchend', { changedTouches: touchesAt(to) });
  return onSwipe.mock.calls.flat();
}

describe('a swipe', () => {
  afterEach(() => void (document.documentElement.dir = 'ltr'));

  it.each([
    ['ltr', 'left', 100, 1],
    ['ltr', 'right', 300, -1],
    ['rtl', 'left', 100, -1],
    ['rtl', 'right', 300, 1],
  ] as const)('in a page that is %s, to the %s, goes in reading direction', (dir, _side, x, direction) => {
    document.documentElement.dir = dir;

    expect(swipe([[200, 50]], [x, 60])).toEqual([direction]);
  });

  it.each<[string, Point[], Point]>([
    ['that is short', [[200, 50]], [140, 50]],
    ['that scrolls', [[200, 50]], [100, 150]],
    [
      'of two fingers',
      [
        [200, 50],
        [220, 50],
      ],
      [100, 50],
    ],
  ])('%s does nothing', (_what, from, to) => {
    expect(swipe(from, to)).toEqual([]);
  });
});
