import { afterEach, describe, expect, it } from '@jest/globals';
import { DatabaseUsage } from './database-usage.js';

const DATABASE = 'larder-lists';

const browserWith = (databases: () => Promise<{ name: string }[]>) =>
  Object.defineProperty(globalThis, 'indexedDB', { value: { databases }, configurable: true });

/** Whether list use is detected within a short time. */
async function isDetected(use: DatabaseUsage): Promise<boolean> {
  const soon = new Promise<false>((resolve) => setTimeout(() => resolve(false), 5));
  return Promise.race([use.waitUntilDetected().then(() => true), soon]);
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

describe('the use of shopping lists on a device', () => {
  it('is detected when an earlier page stored changes, or the browser cannot list databases', async () => {
    browserWith(() => Promise.resolve([{ name: DATABASE }]));
    expect(await isDetected(new DatabaseUsage(DATABASE))).toBe(true);

    browserWith(() => Promise.reject(new Error('private window')));
    expect(await isDetected(new DatabaseUsage(DATABASE))).toBe(true);
  });

  it('is detected on a new device when this page shows a list', async () => {
    browserWith(() => Promise.resolve([]));
    const use = new DatabaseUsage(DATABASE);
    expect(await isDetected(use)).toBe(false);

    use.mark();
    expect(await isDetected(use)).toBe(true);
  });
});
