import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const WEB = join(import.meta.dirname, '../../..');
const page = new DOMParser().parseFromString(readFileSync(join(WEB, 'index.html'), 'utf8'), 'text/html');
const sources = (selector: string) =>
  [...page.querySelectorAll(`${selector} img`)].map((image) => image.getAttribute('src') ?? '');

describe('the shell of index.html', () => {
  it('shows existing images', () => {
    const missing = sources('#root').filter((source) => !existsSync(join(WEB, 'public', source)));

    expect(missing).toEqual([]);
  });

  it.each(['.start-entry', '.start-cover'])('shows the image of the app in %s', (box) => {
    expect(sources(box)).toContain('./icons/shelf.svg');
  });
});
