import { afterEach, describe, expect, it } from '@jest/globals';
import { DATABASE, ListUsage } from './list-usage.js';

const browserWith = (databases: () => Promise<{ name: string }[]>) =>
  Object.defineProperty(globalThis, 'indexedDB', { value: { databases }, configurable: true });

/** Whether list use is detected within a short time. */
async function isDetected(use: ListUsage): Promise<boolean> {
  const soon = new Promise<false>((resolve) => setTimeout(() => resolve(false), 5));
  return Promise.race([use.waitUntilDetected().then(() => true), soon]);
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

describe('the use of shopping lists on a device', () => {
  it('is detected when an earlier page stored changes, or the browser cannot list databases', async () => {
    browserWith(() => Promise.resolve([{ name: DATABASE }]));
    expect(await isDetected(new ListUsage())).toBe(true);

    browserWith(() => Promise.reject(new Error('private window')));
    expect(await isDetected(new ListUsage())).toBe(true);
  });

  it('is detected on a new device when this page shows a list', async () => {
    browserWith(() => Promise.resolve([]));
    const use = new ListUsage();
    expect(await isDetected(use)).toBe(false);

    use.mark();
    expect(await isDetected(use)).toBe(true);
  });
});
