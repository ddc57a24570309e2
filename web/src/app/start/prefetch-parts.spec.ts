import { afterEach, describe, expect, it } from '@jest/globals';
import { prefetchParts } from './prefetch-parts.js';

const element = Object.assign(document.createElement('script'), { type: 'application/json', id: 'first-pages' });
element.textContent = JSON.stringify({ home: ['assets/home.js'], parts: ['assets/antd.js', 'assets/antd.css'] });

const on = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const prefetched = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.replaceChildren();
  on(undefined);
});

describe('prefetched code', () => {
  it.each([
    ['unknown', undefined],
    ['fast', { saveData: false, effectiveType: '4g' }],
  ])('is loaded on a connection that is %s', async (_name, connection) => {
    document.head.append(element);
    on(connection);

    await prefetchParts();

    expect(prefetched()).toEqual(['./assets/antd.js', './assets/antd.css']);
  });

  it.each([
    ['metered', { saveData: true }],
    ['slow', { effectiveType: '3g' }],
  ])('is not loaded on a connection that is %s', async (_name, connection) => {
    document.head.append(element);
    on(connection);

    await prefetchParts();

    expect(prefetched()).toEqual([]);
  });

  it('is not loaded when the build lists no files, as in development', async () => {
    await prefetchParts();

    expect(prefetched()).toEqual([]);
  });
});
