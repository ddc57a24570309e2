import { LoadPause } from './load-pause.js';

/** A search that ends when the test says so. */
function startSearch(loads: LoadPause) {
  let end: (result: string) => void = () => undefined;
  const found = loads.during(() => new Promise<string>((resolve) => (end = resolve)));
  return { found, end };
}

describe('the pause of a load', () => {
  it('is over at once while nobody searches', async () => {
    await expect(new LoadPause().over()).resolves.toBeUndefined();
  });

  it('lasts until all searches have ended', async () => {
    const loads = new LoadPause();
    const searches = [startSearch(loads), startSearch(loads)];
    const ended: string[] = [];
    const over = loads.over().then(() => ended.push('pause'));

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
    await expect(loads.over()).resolves.toBeUndefined();
  });

  it('is over although a search does not end', async () => {
    const loads = new LoadPause();
    void startSearch(loads);
    await expect(loads.over()).resolves.toBeUndefined();
  });
});
