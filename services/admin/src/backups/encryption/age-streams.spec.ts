import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { checkHead, decryptStream, encryptStream } from './age-streams.js';

const PASSPHRASE = 'möhre batterie pferd';
const CHUNK = 64 * 1024;
/** Several chunks of the format, and not a whole number of them. */
const TEXT = Buffer.alloc(3 * CHUNK + 17, 'pea soup ');
/** A low factor, for fast encryption by the library. */
const WORK_FACTOR = 10;

const refused = (code: string) => expect.objectContaining({ code: `backup.${code}`, kind: 'refused' }) as Error;
const encryptedText = async (text = TEXT) => buffer(await encryptStream(Readable.from([text]), PASSPHRASE));
const open = async (bytes: Uint8Array, passphrase = PASSPHRASE) =>
  buffer(await decryptStream(Readable.from([bytes]), passphrase, 'a.zip.age'));

/** Encrypts with the library. */
async function byLibrary(text: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(text);
}

describe('encrypted streams', () => {
  it.each([0, CHUNK, TEXT.length])('of %d bytes are decrypted unchanged', async (length) => {
    const text = TEXT.subarray(0, length);
    const cipher = await encryptedText(text);
    expect(cipher.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect((await open(cipher)).equals(text)).toBe(true);
  });

  it('are compatible with other programs for the format', async () => {
    const library = new Decrypter();
    library.addPassphrase(PASSPHRASE);
    expect(Buffer.from(await library.decrypt(new Uint8Array(await encryptedText()))).equals(TEXT)).toBe(true);
    expect((await open(await byLibrary(TEXT, PASSPHRASE))).equals(TEXT)).toBe(true);
  });

  it('are decrypted only with their passphrase', async () => {
    const cipher = await byLibrary(TEXT, 'another passphrase');
    await expect(open(cipher)).rejects.toThrow(refused('wrong-passphrase'));
    await expect(checkHead(cipher.subarray(0, 4_096), PASSPHRASE)).rejects.toThrow(refused('wrong-passphrase'));
    await expect(checkHead(cipher.subarray(0, 4_096), 'another passphrase')).resolves.toBeUndefined();
  });

  it('are refused in another format or without a passphrase', async () => {
    const forKeys = new Encrypter();
    forKeys.addRecipient(await identityToRecipient(await generateX25519Identity()));
    const tooSlow = Buffer.from(await byLibrary(TEXT, PASSPHRASE))
      .toString('latin1')
      .replace(/ 10\n/, ' 99\n');
    const others = [Buffer.alloc(0), Buffer.from('PK'), Buffer.from(tooSlow, 'latin1'), await forKeys.encrypt(TEXT)];
    for (const bytes of others) {
      await expect(open(bytes)).rejects.toThrow(refused('not-encrypted'));
      await expect(checkHead(bytes, PASSPHRASE)).rejects.toThrow(refused('not-encrypted'));
    }
  });

  it('are refused when damaged at any position', async () => {
    const cipher = Buffer.from(await byLibrary(TEXT, PASSPHRASE));
    const changed = (at: number) => Buffer.from(cipher.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const damaged = [changed(cipher.length - 1), changed(CHUNK), cipher.subarray(0, -1), cipher.subarray(0, 2 * CHUNK)];
    for (const bytes of damaged) await expect(open(bytes)).rejects.toThrow(refused('unreadable'));
  });

  it('fail with the error of their source', async () => {
    async function* broken() {
      yield await byLibrary(TEXT, PASSPHRASE);
      throw new Error('the storage is away');
    }
    const opening = decryptStream(Readable.from(broken()), PASSPHRASE, 'a.zip.age').then(buffer);
    await expect(opening).rejects.toThrow('the storage is away');
    const closing = encryptStream(Readable.from(broken()), PASSPHRASE).then(buffer);
    await expect(closing).rejects.toThrow('the storage is away');
  });

  it('apply backpressure', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        await Promise.resolve();
        read += 1;
        yield Buffer.alloc(CHUNK);
      }
    }
    const source = Readable.from(endless(), { objectMode: false });
    const closed = new Promise((resolve) => source.once('close', resolve));
    const cipher = await encryptStream(source, PASSPHRASE);
    const taken: unknown[] = [];
    for await (const chunk of cipher) {
      taken.push(chunk);
      if (taken.length === 20) break;
    }
    expect(read).toBeLessThan(taken.length + 20);
    await closed;
  });
});
