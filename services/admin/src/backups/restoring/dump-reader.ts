import { BackupErrors } from '@larder/contracts';
import { createWorkerPool, InjectConfig, Log } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { AdminConfig } from '../../config.js';
import type { Archive } from '../archive/archive.js';
import type { DumpReply, DumpRequest } from './dump.worker.js';

/** Maximum size of a dump, in bytes: it is read as a whole. */
const MAX_DUMP_BYTES = 500 * 1024 * 1024;
const MAX_MEGABYTES = 3_000;
const TIMEOUT_MS = 300_000;

/** Reads dumps of Mealie in a worker thread. */
@Injectable()
export class DumpReader implements OnModuleDestroy {
  private readonly workers = createWorkerPool({
    file: new URL('./dump.worker.js', import.meta.url),
    threads: 1,
    maxMegabytes: MAX_MEGABYTES,
  });

  constructor(
    private readonly log: Log,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.workers.close();
  }

  /**
   * Reads the records of a dump.
   *
   * @param newIds a random seed for new ids, when the records are added to a site
   * @throws BackupErrors when the dump is invalid, too large or unreadable
   */
  async read(archive: Archive, newIds: string | null = null): Promise<Extract<DumpReply, { problem: null }>> {
    if (archive.databaseBytes > MAX_DUMP_BYTES) throw BackupErrors.tooLarge();
    const bytes = await this.bytesOf(archive);
    const reply = await this.work({ bytes, newIds, defaultHousehold: this.config.DEFAULT_HOUSEHOLD });
    if (reply.problem === null) return reply;
    throw reply.problem === 'no-dump' ? BackupErrors.noDump() : BackupErrors.unreadable({ name: 'database.json' });
  }

  private async bytesOf(archive: Archive): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const bytes = new Uint8Array(archive.databaseBytes);
      let length = 0;
      for await (const chunk of (await archive.database()) as AsyncIterable<Uint8Array>) {
        bytes.set(chunk, length);
        length += chunk.length;
      }
      return bytes;
    } catch (error) {
      throw BackupErrors.unreadable({ name: 'database.json' }, error);
    }
  }

  /** Moves the dump to the thread. It may run out of memory or time. */
  private async work(request: DumpRequest & { bytes: Uint8Array<ArrayBuffer> }): Promise<DumpReply> {
    const { length, buffer } = request.bytes;
    try {
      return await this.workers.run<DumpRequest, DumpReply>(request, { timeoutMs: TIMEOUT_MS, transfer: [buffer] });
    } catch (error) {
      this.log.warn('dump not read', { bytes: length, error });
      throw BackupErrors.tooLarge({}, error);
    }
  }
}
