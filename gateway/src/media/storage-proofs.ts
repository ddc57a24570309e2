import { text } from 'node:stream/consumers';
import { STORAGE_PROOF_KEY } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** How long a text proves anything. */
const KEPT_MS = 60_000;

/** The text that another part of the installation has just put into the object store. */
@Injectable()
export class StorageProofs {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  /** Null when there is none, or only one that is too old, which goes. */
  async read(): Promise<string | null> {
    const found = await this.store.head(STORAGE_PROOF_KEY);
    if (!found) return null;
    if (found.lastModified.getTime() > Date.now() - KEPT_MS) return this.content();
    await this.store.delete(STORAGE_PROOF_KEY);
    return null;
  }

  private async content(): Promise<string | null> {
    try {
      return await text((await this.store.get(STORAGE_PROOF_KEY)).stream);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) return null;
      throw error;
    }
  }
}
