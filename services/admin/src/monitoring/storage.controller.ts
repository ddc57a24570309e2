import { CheckStorage, STORAGE_PROBE_KEY, type Actor, type ReplyOf, type RequestOf } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { Answers, CurrentActor, InjectStore, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { probeText } from './probe-text.js';

/** Checks that this service and the gateway use the same object store (docs/api/administration.md#storage-check). */
@Controller()
export class StorageController {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  @Answers(CheckStorage)
  async check(
    _request: RequestOf<typeof CheckStorage>,
    @CurrentActor() actor: Actor,
  ): Promise<ReplyOf<typeof CheckStorage>> {
    requireAdmin(actor);
    const text = probeText();
    await this.store.put(STORAGE_PROBE_KEY, Buffer.from(text));
    return { text };
  }
}
