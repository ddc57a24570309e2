import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { TimerDockSpacer } from './TimerDockSpacer.js';

const WINDOW_PX = 800;
const published = () => document.documentElement.style.getPropertyValue('--timers-height');

/** A dock and its top edge, which moves as timers come and go. */
function aDock() {
  const current = document.createElement('section');
  const edge = jest.spyOn(current, 'getBoundingClientRect');
  return { dock: { current }, moveTo: (top: number) => void edge.mockReturnValue({ top } as DOMRect) };
}

afterEach(() => void jest.restoreAllMocks());

describe('the spacer below running timers', () => {
  it('is as high as the dock, follows its height, and is gone with it', () => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW_PX);
    const { dock, moveTo } = aDock();

    moveTo(700);
    const { rerender, unmount } = render(<TimerDockSpacer dock={dock} />);
    expect(published()).toBe('100px');
    moveTo(580);
    rerender(<TimerDockSpacer dock={dock} />);
    expect(published()).toBe('220px');
    unmount();

    expect(published()).toBe('');
  });
});
