import type { ObjectStore } from '@larder/object-store';
import { Injectable } from '@nestjs/common';
import { InjectStore } from './object-store.provider.js';
import type { Pictures } from './make-pictures.js';

/** The three sizes by their file name (contract 03, section 9.2). */
const IMAGE_NAMES = {
  original: 'original.webp',
  min: 'min-original.webp',
  tiny: 'tiny-original.webp',
} as const satisfies Record<keyof Pictures, string>;
const SIZES = Object.keys(IMAGE_NAMES) as (keyof Pictures)[];

/** The files of recipes in the object store: `recipes/<id>/images/…`, `recipes/<id>/assets/…`. */
@Injectable()
export class RecipeFiles {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  async putPictures(recipeId: string, pictures: Pictures): Promise<void> {
    const put = (size: keyof Pictures) => this.store.put(imageKey(recipeId, size), pictures[size]);
    await Promise.all(SIZES.map(put));
  }

  async removePictures(recipeId: string): Promise<void> {
    await Promise.all(SIZES.map((size) => this.store.delete(imageKey(recipeId, size))));
  }

  async hasPictures(recipeId: string): Promise<boolean> {
    return (await this.store.head(imageKey(recipeId, 'original'))) !== null;
  }

  /** Copies pictures and assets; pictures of the timeline stay with what happened to the original. */
  async copy(from: string, to: string): Promise<void> {
    for (const folder of [`${root(from)}/images/`, `${root(from)}/assets/`]) {
      for await (const { key } of this.store.list(folder)) {
        if (key.startsWith(`${root(from)}/images/timeline/`)) continue;
        await this.store.copy(key, root(to) + key.slice(root(from).length));
      }
    }
  }

  /** Removes the assets that no entry of the recipe names any more. */
  async keepAssets(recipeId: string, fileNames: (string | null)[]): Promise<void> {
    const folder = `${root(recipeId)}/assets/`;
    for await (const { key } of this.store.list(folder)) {
      if (!fileNames.includes(key.slice(folder.length))) await this.store.delete(key);
    }
  }

  removeAll(recipeId: string): Promise<void> {
    return this.store.deletePrefix(`${root(recipeId)}/`);
  }
}

function root(recipeId: string): string {
  return `recipes/${recipeId}`;
}

function imageKey(recipeId: string, size: keyof Pictures): string {
  return `${root(recipeId)}/images/${IMAGE_NAMES[size]}`;
}
