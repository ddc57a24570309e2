import { IdentityErrors } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { InjectStore, Log, ImageUploads } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Converts uploads to avatars. */
@Injectable()
export class AvatarConverter extends ImageUploads<Uint8Array> implements OnModuleDestroy {
  constructor(@InjectStore() store: ObjectStore, log: Log) {
    const worker = new URL('./avatar.worker.js', import.meta.url);
    super({ worker, store, log, notAnImage: (cause) => IdentityErrors.notAnImage({}, cause) });
  }

  async onModuleDestroy(): Promise<void> {
    await this.close();
  }
}
