import type { ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { SourceRecipe } from './sources/source.js';

/** The files of recipes that are about to be stored, where the recipe service looks for them. */
@Injectable()
export class MigratedAssets {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  async keep(recipeId: string, assets: NonNullable<SourceRecipe['assets']>): Promise<void> {
    for (const { fileName, file } of assets) {
      await this.store.put(`recipes/${recipeId}/assets/${fileName}`, await file.read());
    }
  }
}
