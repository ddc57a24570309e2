import type { ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { MOST_ASSET_BYTES } from '../archives/archive-limits.js';
import type { ReadRecipe } from './export-reader.js';

/** The files of recipes that are about to be stored, where the recipe service looks for them. */
@Injectable()
export class MigratedAssets {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  async keep(recipeId: string, assets: ReadRecipe['assets']): Promise<void> {
    for (const { fileName, pieces } of assets) {
      const key = `recipes/${recipeId}/assets/${fileName}`;
      await this.store.put(key, pieces(), { maxBytes: MOST_ASSET_BYTES });
    }
  }
}
