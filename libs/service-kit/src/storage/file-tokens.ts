import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyValue } from '../key-value/key-value.js';

/** One stored file, and the file name of the download. */
export interface IssuedFile {
  key: string;
  fileName: string;
}

/** Lifetime of a token, which may be used any number of times, in milliseconds (docs/api/conventions.md#files). */
export const FILE_TOKEN_MS = 30 * 60_000;

/** Tokens that let a browser fetch one stored file without a session, issued to callers with access to it. */
@Injectable()
export class FileTokens {
  constructor(private readonly keyValue: KeyValue) {}

  async issue(file: IssuedFile): Promise<string> {
    const token = newFileToken();
    await this.keyValue.set(keyOf(token), file, FILE_TOKEN_MS);
    return token;
  }

  /** The file of a token; null for an unknown or expired one. */
  find(token: string): Promise<IssuedFile | null> {
    return this.keyValue.get<IssuedFile>(keyOf(token));
  }
}

/** A random, unguessable text. */
export function newFileToken(): string {
  return randomBytes(32).toString('base64url');
}

function keyOf(token: string): string {
  return `file-token:${token}`;
}
