import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { draftFrom } from '../../../test/migrations/records-of.js';
import { imageContent } from '../../archives/index.js';
import { OpenRecord } from './open-record.js';
import { readNextcloud } from '../sources/json/nextcloud.js';

const photo = randomBytes(2_500_000);
const MEGABYTE = 1024 * 1024;

async function openSoup(): Promise<OpenRecord> {
  const files = { 'Soup/recipe.json': { name: 'Soup' }, 'Soup/full.jpg': photo };
  return new OpenRecord(await draftFrom(readNextcloud, files));
}

describe('the photo of a record', () => {
  it('is read in pieces of a megabyte', async () => {
    const soup = await openSoup();

    const pieces = [await soup.piece(null, 0), await soup.piece(null, 1), await soup.piece(null, 2)];

    expect(pieces.map((piece) => piece?.length)).toEqual([MEGABYTE, MEGABYTE, photo.length - 2 * MEGABYTE]);
    expect(Buffer.concat(pieces.map((piece) => piece ?? Buffer.alloc(0))).equals(photo)).toBe(true);
    await expect(soup.piece(null, 3)).resolves.toBeNull();
  });

  it('continues in another thread after the first pieces', async () => {
    const rest = await (await openSoup()).piece(null, 2);

    expect(rest && photo.subarray(2 * MEGABYTE).equals(rest)).toBe(true);
  });

  it('is rejected before it is unpacked when it is too large', async () => {
    const film = { path: 'full.jpg', size: 65 * MEGABYTE, read: untouched, stream: untouched };

    await expect(buffer(imageContent(film)())).rejects.toThrow('full.jpg is too large');
  });

  it('fails with the name of a broken file', async () => {
    const broken = Readable.from(
      (async function* () {
        yield await Promise.resolve(photo);
        throw new Error('invalid stored block lengths');
      })(),
    );
    const file = { path: 'full.jpg', size: 5, read: untouched, stream: () => Promise.resolve(broken) };

    await expect(buffer(imageContent(file)())).rejects.toThrow('full.jpg cannot be unpacked');
  });
});

const untouched = () => Promise.reject(new Error('It is not read.'));
