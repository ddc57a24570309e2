import { CheckMediaLink, mediaPath, SignMediaLink } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { MediaQuery } from './media-query.js';

const UNIX_SECONDS = /^\d{1,12}$/;

/** Signed addresses of single files, valid for every caller until they expire (docs/api/recipes.md#media-access). */
@Injectable()
export class SignedLinks {
  constructor(private readonly services: ServiceClient) {}

  /** The query parameters that grant access to a stored file. */
  async sign(key: string, expiresAt: Date): Promise<{ exp: string; sig: string }> {
    const seconds = Math.floor(expiresAt.getTime() / 1000);
    const request = { path: mediaPath(key), expiresAt: seconds };
    const { signature } = await this.services.as(null).request(SignMediaLink, request);
    return { exp: String(seconds), sig: signature };
  }

  /** Whether the query parameters are a signature of the file that has not expired. */
  async isValid(key: string, { exp, sig }: Pick<MediaQuery, 'exp' | 'sig'>): Promise<boolean> {
    if (!sig || !exp || !UNIX_SECONDS.test(exp)) return false;
    const request = { path: mediaPath(key), expiresAt: Number(exp), signature: sig };
    return (await this.services.as(null).request(CheckMediaLink, request)).valid;
  }
}
