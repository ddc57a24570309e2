import { EventEmitter, once } from 'node:events';
import sharp from 'sharp';
import { convertInTurn } from './decoding-queue.js';

const never = new AbortController().signal;

const anImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

const anAvif = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .avif({ effort: 0 })
    .toBuffer();

/** Conversions that run until they are ended, by name. */
class Conversions {
  readonly started: string[] = [];
  readonly reads: string[] = [];
  private readonly ends = new EventEmitter();

  start(name: string, image: Buffer, { signal = never, owner = 'ana' } = {}): Promise<string | null> {
    const read = () => {
      this.reads.push(name);
      return Promise.resolve(image);
    };
    return convertInTurn({ read, signal, owner }, async () => {
      this.started.push(name);
      await once(this.ends, name);
      return name;
    });
  }

  /** Waits until a conversion has started. */
  async untilStarted(name: string): Promise<void> {
    while (!this.started.includes(name)) await new Promise(setImmediate);
  }

  async end(name: string): Promise<void> {
    await this.untilStarted(name);
    this.ends.emit(name);
  }
}

it('converts one large image at a time, and small ones meanwhile', async () => {
  const [large, small] = [await anImage(6_000, 5_000), await anImage(400, 300)];
  const conversions = new Conversions();
  const first = conversions.start('first', large);
  await conversions.untilStarted('first');
  const second = conversions.start('second', large);
  const third = conversions.start('third', small);

  await conversions.end('third');
  expect(await third).toBe('third');
  expect(conversions.started).toEqual(['first', 'third']);
  await conversions.end('first');
  await conversions.end('second');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

it('does not read a large image again while another one is converted', async () => {
  const large = await anImage(6_000, 5_000);
  const conversions = new Conversions();
  const abort = new AbortController();
  const first = conversions.start('first', large);
  await conversions.untilStarted('first');
  const second = conversions.start('second', large, { signal: abort.signal });
  const small = conversions.start('small', await anImage(400, 300));
  await conversions.end('small');
  await small;

  expect(conversions.started).toEqual(['first', 'small']);
  expect(conversions.reads.filter((name) => name === 'second')).toHaveLength(1);
  abort.abort(new Error('too late'));
  await expect(second).rejects.toThrow('too late');
  await conversions.end('first');
  await first;
});

it('counts a damaged image as a large one, and decodes no other file', async () => {
  const conversions = new Conversions();
  const damaged = conversions.start('damaged', Buffer.from('GIF89a'));
  await conversions.end('damaged');

  expect(await damaged).toBe('damaged');
  expect(await conversions.start('drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
});

it('refuses an AVIF of more than 25 megapixels before it is decoded, since that takes three times the memory', async () => {
  const conversions = new Conversions();

  await expect(conversions.start('huge', await anAvif(5_200, 5_000))).rejects.toMatchObject({
    code: 'common.too-large',
    params: { maxPixels: 25_000_000 },
  });
  await expect(conversions.start('huge', await anImage(10_000, 5_100))).rejects.toMatchObject({
    params: { maxPixels: 50_000_000 },
  });
  expect(conversions.started).toEqual([]);
});

it('counts an AVIF of 5 megapixels as a large image', async () => {
  const avif = await anAvif(2_500, 2_000);
  const conversions = new Conversions();
  const running = ['first', 'second', 'third'].map((name) => conversions.start(name, avif));
  const fourth = conversions.start('fourth', avif);
  const small = conversions.start('small', await anImage(400, 300));
  await conversions.end('small');
  await small;

  expect(conversions.started).not.toContain('fourth');
  for (const name of ['first', 'second', 'third', 'fourth']) await conversions.end(name);
  expect(await Promise.all([...running, fourth])).toEqual(['first', 'second', 'third', 'fourth']);
});
