import type { ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { MAX_ASSET_BYTES } from '../archives/index.js';
import type { AssetFile } from '../drafts/index.js';

/** Stores the assets of recipes before their import, where the recipe service expects them. */
@Injectable()
export class MigrationAssets {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  /** Stores the files of assets. Throws for one that is too large. */
  async upload(recipeId: string, assets: readonly AssetFile[] = []): Promise<void> {
    for (const { fileName, file } of assets) {
      const key = `recipes/${recipeId}/assets/${fileName}`;
      await this.store.put(key, file(), { maxBytes: MAX_ASSET_BYTES });
    }
  }
}
