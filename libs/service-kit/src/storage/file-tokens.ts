import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyValue } from '../key-value/key-value.js';

/** One stored file, and the file name of the download. */
export interface IssuedFile {
  key: string;
  fileName: string;
}

/** As long as a token can be used, as often as one likes (docs/api/conventions.md#files). */
export const FILE_TOKEN_MS = 30 * 60_000;

/** Lets a browser fetch one stored file without a session: a caller with access gets a token that names it. */
@Injectable()
export class FileTokens {
  constructor(private readonly keyValue: KeyValue) {}

  async issue(file: IssuedFile): Promise<string> {
    const token = newFileToken();
    await this.keyValue.set(name(token), file, FILE_TOKEN_MS);
    return token;
  }

  /** Null for a token that was never issued, or too long ago. */
  find(token: string): Promise<IssuedFile | null> {
    return this.keyValue.get<IssuedFile>(name(token));
  }
}

/** A random text that cannot be guessed. */
export function newFileToken(): string {
  return randomBytes(32).toString('base64url');
}

function name(token: string): string {
  return `file-token:${token}`;
}
