import { backupMessages, type ServiceData } from '@larder/contracts';
import { TEMP_FOLDER, type ObjectStore } from '@larder/object-store';
import type { CallerClient } from '@larder/service-kit';

/** A copied collection that is written into an archive later. */
export interface SpooledCollection {
  /** `service.collection`. */
  name: string;
  key: string;
}

/** Copies collections to temporary files, as fast as they can be read: writes are paused meanwhile. */
export class Spool {
  private readonly folder: string;

  constructor(
    private readonly store: ObjectStore,
    id: string,
  ) {
    this.folder = `${TEMP_FOLDER}/backup-${id}`;
  }

  /** Copies all collections of a service, one after the other. */
  async copy(client: CallerClient, service: string, { collections }: ServiceData): Promise<SpooledCollection[]> {
    const copied: SpooledCollection[] = [];
    for (const collection of collections) {
      const key = `${this.folder}/${service}.${collection}`;
      await this.store.put(key, bytesOf(client.stream(backupMessages(service).read, { collection })));
      copied.push({ name: `${service}.${collection}`, key });
    }
    return copied;
  }

  async open(key: string): Promise<AsyncIterable<Uint8Array>> {
    return (await this.store.get(key)).stream;
  }

  async remove(): Promise<void> {
    await this.store.deletePrefix(`${this.folder}/`);
  }
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text, 'base64');
}
