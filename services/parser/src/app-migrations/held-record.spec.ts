import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { recipeOf } from '../../test/exports/records-of.js';
import { pictureContent } from '../archives/picture-content.js';
import { HeldRecord } from './held-record.js';
import { readNextcloud } from './sources/nextcloud.js';

const photograph = randomBytes(2_500_000);
const MEGABYTE = 1024 * 1024;

async function heldSoup(): Promise<HeldRecord> {
  const files = { 'Soup/recipe.json': { name: 'Soup' }, 'Soup/full.jpg': photograph };
  return new HeldRecord(await recipeOf(readNextcloud, files));
}

describe('the photograph of a record', () => {
  it('comes out of the archive in pieces that fit beside others', async () => {
    const soup = await heldSoup();

    const pieces = [await soup.piece(null, 0), await soup.piece(null, 1), await soup.piece(null, 2)];

    expect(pieces.map((piece) => piece?.length)).toEqual([MEGABYTE, MEGABYTE, photograph.length - 2 * MEGABYTE]);
    expect(Buffer.concat(pieces.map((piece) => piece ?? Buffer.alloc(0))).equals(photograph)).toBe(true);
    await expect(soup.piece(null, 3)).resolves.toBeNull();
  });

  it('goes on in a thread that follows one which gave the first pieces', async () => {
    const rest = await (await heldSoup()).piece(null, 2);

    expect(rest && photograph.subarray(2 * MEGABYTE).equals(rest)).toBe(true);
  });

  it('is refused before it is unpacked when it is larger than any', async () => {
    const film = { path: 'full.jpg', size: 65 * MEGABYTE, read: untouched, stream: untouched };

    await expect(buffer(pictureContent(film)())).rejects.toThrow('full.jpg is too large');
  });

  it('says which file is broken', async () => {
    const broken = Readable.from(
      (async function* () {
        yield await Promise.resolve(photograph);
        throw new Error('invalid stored block lengths');
      })(),
    );
    const file = { path: 'full.jpg', size: 5, read: untouched, stream: () => Promise.resolve(broken) };

    await expect(buffer(pictureContent(file)())).rejects.toThrow('full.jpg cannot be unpacked');
  });
});

const untouched = () => Promise.reject(new Error('It is not read.'));
