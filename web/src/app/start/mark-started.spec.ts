import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { markStarted } from './mark-started.js';

describe('the start of the app', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
    delete document.documentElement.dataset.started;
  });

  it('ends the count of failed starts', () => {
    sessionStorage.setItem('failed-starts', '3');

    markStarted();

    expect(Number(sessionStorage.getItem('failed-starts'))).toBe(0);
    expect(document.documentElement.dataset.started).toBe('');
  });

  it('succeeds in a browser that forbids storage', () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });

    expect(markStarted).not.toThrow();
  });
});
