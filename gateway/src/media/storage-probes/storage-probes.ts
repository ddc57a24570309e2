import { text } from 'node:stream/consumers';
import { STORAGE_PROBE_KEY } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** The maximum age of a valid probe, in milliseconds. */
const MAX_AGE_MS = 60_000;

/** The probe text that another part of the installation has just stored in the object store. */
@Injectable()
export class StorageProbes {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  /** Null when there is none; one that is too old is deleted. */
  async read(): Promise<string | null> {
    const probe = await this.store.head(STORAGE_PROBE_KEY);
    if (!probe) return null;
    if (probe.lastModified.getTime() > Date.now() - MAX_AGE_MS) return this.content();
    await this.store.delete(STORAGE_PROBE_KEY);
    return null;
  }

  private async content(): Promise<string | null> {
    try {
      return await text((await this.store.get(STORAGE_PROBE_KEY)).stream);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) return null;
      throw error;
    }
  }
}
