import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useEndReached } from './use-end-reached.js';

const original = globalThis.IntersectionObserver;
afterEach(() => void (globalThis.IntersectionObserver = original));

/** Replaces the observer; returns a function that reports whether the element intersected, in order. */
function fakeObserver() {
  const callbacks = new Set<IntersectionObserverCallback>();
  class FakeObserver {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe = () => void callbacks.add(this.callback);
    disconnect = () => void callbacks.delete(this.callback);
  }
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  return (...states: boolean[]) => {
    const entries = states.map((isIntersecting) => ({ isIntersecting })) as IntersectionObserverEntry[];
    for (const callback of callbacks) callback(entries, {} as IntersectionObserver);
  };
}

function End({ active, onReached }: { active: boolean; onReached: () => void }) {
  return <div ref={useEndReached(onReached, active)} />;
}

describe('the end of a list', () => {
  it('is reached when it is near the viewport, by the latest of several reports', () => {
    const report = fakeObserver();
    const onReached = jest.fn();
    render(<End active onReached={onReached} />);

    report(false);
    report(true, false);
    expect(onReached).not.toHaveBeenCalled();
    report(false, true);
    expect(onReached).toHaveBeenCalledTimes(1);
  });

  it('is not observed while a page is loading, and after the list was left', () => {
    const report = fakeObserver();
    const onReached = jest.fn();
    const { rerender, unmount } = render(<End active={false} onReached={onReached} />);
    report(true);

    rerender(<End active onReached={onReached} />);
    unmount();
    report(true);

    expect(onReached).not.toHaveBeenCalled();
  });
});
