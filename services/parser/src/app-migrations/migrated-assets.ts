import type { ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { ReadRecipe } from './export-reader.js';

/** The files of recipes that are about to be stored, where the recipe service looks for them. */
@Injectable()
export class MigratedAssets {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  async keep(recipeId: string, assets: ReadRecipe['assets']): Promise<void> {
    for (const { fileName, read } of assets) {
      await this.store.put(`recipes/${recipeId}/assets/${fileName}`, await read());
    }
  }
}
