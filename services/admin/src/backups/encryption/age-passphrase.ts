import { createCipheriv, createDecipheriv, randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupErrors } from '@larder/contracts';
import { Stanza, type Identity, type Recipient } from 'age-encryption';

/*
 * Encrypts the key of a file with a passphrase, as defined by the format (https://age-encryption.org/v1, "scrypt"). The
 * library derives keys on the caller's thread, which would block it for seconds; Node.js derives them in its thread
 * pool.
 */

const TYPE = 'scrypt';
const SALT_LABEL = 'age-encryption.org/v1/scrypt';
const SALT_BYTES = 16;
/** Takes 128 MiB of memory and about half a second, the limit for a small server. */
const WORK_FACTOR = 17;
/** Maximum for files of other programs; takes a gigabyte. */
const MAX_WORK_FACTOR = 20;
const BLOCK_SIZE = 8;

const CIPHER = 'chacha20-poly1305';
const TAG_BYTES = 16;
/** Constant, since each key encrypts one text only. */
const NONCE = Buffer.alloc(12);
const WRAPPED_BYTES = 32;

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Encrypts with a passphrase. */
export class PassphraseRecipient implements Recipient {
  constructor(private readonly passphrase: string) {}

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(this.passphrase, salt, WORK_FACTOR);
    const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    const saltText = salt.toString('base64').replace(/=+$/, '');
    return [new Stanza([TYPE, saltText, String(WORK_FACTOR)], new Uint8Array(wrapped))];
  }
}

/** Decrypts with a passphrase. */
export class PassphraseIdentity implements Identity {
  constructor(private readonly passphrase: string) {}

  /** @throws BackupErrors.wrongPassphrase, or notEncrypted when the file has no passphrase */
  async unwrapFileKey(stanzas: Stanza[]): Promise<Uint8Array> {
    const { salt, workFactor, body } = passphraseStanza(stanzas);
    return unwrap(body, await keyOf(this.passphrase, salt, workFactor));
  }
}

/** The only stanza of a file with a passphrase: the format allows no other. */
function passphraseStanza(stanzas: Stanza[]): { salt: Buffer; workFactor: number; body: Uint8Array } {
  const [stanza] = stanzas;
  const [type, saltText = '', workFactorText = ''] = stanza?.args ?? [];
  if (!stanza || stanzas.length > 1 || type !== TYPE) throw BackupErrors.notEncrypted();
  const [salt, workFactor] = [Buffer.from(saltText, 'base64'), Number(workFactorText)];
  const hasValidLengths = salt.length === SALT_BYTES && stanza.body.length === WRAPPED_BYTES;
  if (!hasValidLengths || !/^[1-9]\d?$/.test(workFactorText) || workFactor > MAX_WORK_FACTOR)
    throw BackupErrors.notEncrypted();
  return { salt, workFactor, body: stanza.body };
}

function keyOf(passphrase: string, salt: Buffer, workFactor: number): Promise<Buffer> {
  const N = 2 ** workFactor;
  const maxmem = 2 * 128 * N * BLOCK_SIZE; // scrypt needs slightly more than half of it
  return deriveKey(passphrase, Buffer.concat([Buffer.from(SALT_LABEL), salt]), 32, { N, r: BLOCK_SIZE, p: 1, maxmem });
}

function unwrap(body: Uint8Array, key: Buffer): Uint8Array {
  const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return new Uint8Array(Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]));
  } catch (error) {
    throw BackupErrors.wrongPassphrase({}, error);
  }
}
