import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { FakeEventSource, fakeLive } from '../../testing/fake-live.js';
import type { LiveMessage } from './live-message.js';
import { useLiveMessages, useLiveStream } from './use-live-updates.js';

let live: ReturnType<typeof fakeLive>;
beforeEach(() => {
  live = fakeLive();
});
afterEach(() => live.forget());

const openSources = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);

/** A page with two parts that need the live updates. */
function openPage() {
  const messages: LiveMessage[] = [];
  const { unmount } = renderHook(() => {
    useLiveStream(true);
    useLiveStream(true);
    useLiveMessages((message) => messages.push(message));
  });
  return { messages, unmount };
}

describe('the live updates of a page', () => {
  it('are received once, also when several parts of it need them', () => {
    const { messages } = openPage();

    live.send('recipe', { recipeId: 'r1' });

    expect(openSources()).toHaveLength(1);
    expect(messages.map(({ name }) => name)).toEqual(['recipe']);
  });

  it('end with the last of these parts', () => {
    const one = openPage();
    const other = openPage();

    one.unmount();
    expect(openSources()).toHaveLength(1);

    other.unmount();
    expect(openSources()).toHaveLength(0);
  });
});
