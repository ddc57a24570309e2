import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { AppError, BackupErrors } from '@larder/contracts';
import { Decrypter, Encrypter } from 'age-encryption';
import { PassphraseIdentity, PassphraseRecipient } from './age-passphrase.js';

/** Encrypts a stream in the age format, with backpressure. */
export async function encryptStream(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(new PassphraseRecipient(passphrase));
  plain.on('error', () => undefined); // the reader gets the error too
  try {
    return Readable.from(await encrypter.encrypt(webStream(plain)), { objectMode: false });
  } catch (error) {
    plain.destroy();
    throw error;
  }
}

/**
 * Decrypts a stream in the age format, with backpressure.
 *
 * @param name the file name for errors
 * @throws BackupErrors.wrongPassphrase, notEncrypted; while it is read, unreadable
 */
export async function decryptStream(cipher: Readable, passphrase: string, name: string): Promise<Readable> {
  const source = recordFailure(cipher);
  cipher.on('error', () => undefined);
  try {
    const plain = await decrypterFor(passphrase).decrypt(webStream(source.chunks));
    return Readable.from(
      reportDamage(plain, name, () => source.failure),
      { objectMode: false },
    );
  } catch (error) {
    cipher.destroy();
    throw source.failure ?? headError(error);
  }
}

/** Checks the passphrase of a file by its first bytes. @throws BackupErrors.wrongPassphrase, notEncrypted */
export async function checkHead(head: Uint8Array, passphrase: string): Promise<void> {
  try {
    await decrypterFor(passphrase).decryptHeader(head);
  } catch (error) {
    throw headError(error);
  }
}

function decrypterFor(passphrase: string): Decrypter {
  const decrypter = new Decrypter();
  decrypter.addIdentity(new PassphraseIdentity(passphrase));
  return decrypter;
}

/** Errors of the library for an unreadable header have no code, unlike system errors. */
function headError(error: unknown): unknown {
  const isOfSystem = error instanceof AppError || (error instanceof Error && 'code' in error);
  return isOfSystem ? error : BackupErrors.notEncrypted({}, error);
}

/** Converts chunks to a web stream. Node's own conversion would read ahead up to a gigabyte. */
function webStream(chunks: AsyncIterable<Uint8Array>) {
  return ReadableStream.from<Uint8Array>(chunks);
}

interface Source {
  chunks: AsyncIterable<Uint8Array>;
  failure: Error | undefined;
}

/** Records the error of a stream, to distinguish it from damaged content. */
function recordFailure(source: Readable): Source {
  const result: Source = { chunks: chunks(), failure: undefined };
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of source) yield chunk as Uint8Array;
    } catch (error) {
      result.failure = error as Error;
      throw error;
    }
  }
  return result;
}

/** Replaces errors of the library, which damaged content causes. */
async function* reportDamage(
  plain: AsyncIterable<Uint8Array>,
  name: string,
  sourceFailure: () => Error | undefined,
): AsyncGenerator<Uint8Array> {
  try {
    yield* plain;
  } catch (error) {
    throw sourceFailure() ?? BackupErrors.unreadable({ name }, error);
  }
}
