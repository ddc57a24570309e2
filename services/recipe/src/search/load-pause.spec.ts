import { LoadPause } from './load-pause.js';

const LONG_MS = 60_000;

/** A search that ends when the test says so. */
function startSearch(loads: LoadPause) {
  let end: (result: string) => void = () => undefined;
  const found = loads.during(() => new Promise<string>((resolve) => (end = resolve)));
  return { found, end };
}

describe('the pause of a load', () => {
  it('is over at once while nobody searches', async () => {
    await expect(new LoadPause().over(LONG_MS)).resolves.toBe(0);
  });

  it('lasts until all searches have ended', async () => {
    const loads = new LoadPause();
    const searches = [startSearch(loads), startSearch(loads)];
    const ended: string[] = [];
    const over = loads.over(LONG_MS).then(() => ended.push('pause'));

    for (const { found, end } of searches) {
      end('soup');
      ended.push(await found);
    }
    await over;

    expect(ended).toEqual(['soup', 'soup', 'pause']);
  });

  it('is over after a search that failed', async () => {
    const loads = new LoadPause();
    await expect(loads.during(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    await expect(loads.over(LONG_MS)).resolves.toBe(0);
  });

  it('is over at once when no time is left for it', async () => {
    const loads = new LoadPause();
    void startSearch(loads);
    await expect(loads.over(0)).resolves.toBe(0);
  });

  it('is over although a search does not end', async () => {
    const loads = new LoadPause();
    void startSearch(loads);
    await expect(loads.over(20)).resolves.toBeGreaterThan(0);
  });
});
