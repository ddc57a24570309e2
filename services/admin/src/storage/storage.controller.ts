import { CheckStorage, STORAGE_PROBE_KEY, type Actor, type ReplyOf, type RequestOf } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { Answers, CurrentActor, InjectStore, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { proofText } from './proof-text.js';

/**
 * Whether this part of the installation and the one that shows files see the same ones
 * (docs/api/administration.md#storage-check).
 */
@Controller()
export class StorageController {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  @Answers(CheckStorage)
  async prove(
    _request: RequestOf<typeof CheckStorage>,
    @CurrentActor() actor: Actor,
  ): Promise<ReplyOf<typeof CheckStorage>> {
    requireAdmin(actor);
    const text = proofText();
    await this.store.put(STORAGE_PROBE_KEY, Buffer.from(text));
    return { text };
  }
}
