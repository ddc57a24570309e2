import { Injectable } from '@nestjs/common';
import { Keyring } from '../../credentials/index.js';
import { isSignedWith, keyIdOf, signMediaLink, type MediaLink } from './media-signature.js';

/** Signed links that open one file of a private group for a limited time. */
@Injectable()
export class MediaLinkService {
  constructor(private readonly keyring: Keyring) {}

  sign(link: MediaLink): string {
    return signMediaLink(this.keyring.current(), link);
  }

  async isValid(link: MediaLink, signature: string): Promise<boolean> {
    if (link.expiresAt * 1000 <= Date.now()) return false;
    const key = await this.keyring.byId(keyIdOf(signature));
    return key !== undefined && isSignedWith(key, link, signature);
  }
}
