import type { Readable } from 'node:stream';
import type { ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { ImageSizes } from './make-images.js';

/** The three sizes by their file name (docs/api/recipes.md#images). */
const IMAGE_NAMES = {
  original: 'original.webp',
  min: 'min-original.webp',
  tiny: 'tiny-original.webp',
} as const satisfies Record<keyof ImageSizes, string>;
const SIZES = Object.keys(IMAGE_NAMES) as (keyof ImageSizes)[];

const COPIES = ['min', 'tiny'] as const;

/** The files of recipes in the object store: `recipes/<id>/images/…`, `recipes/<id>/assets/…`. */
@Injectable()
export class RecipeFiles {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  putImages(recipeId: string, images: ImageSizes): Promise<void> {
    return this.putAll(`${root(recipeId)}/images`, images);
  }

  /** Stores the images of a timeline event of the recipe. */
  putEventImages(recipeId: string, eventId: string, images: ImageSizes): Promise<void> {
    return this.putAll(eventFolder(recipeId, eventId), images);
  }

  removeEventImages(recipeId: string, eventId: string): Promise<void> {
    return this.store.deletePrefix(`${eventFolder(recipeId, eventId)}/`);
  }

  async removeImages(recipeId: string): Promise<void> {
    await Promise.all(SIZES.map((size) => this.store.delete(imageKey(recipeId, size))));
  }

  async hasImages(recipeId: string): Promise<boolean> {
    return (await this.store.head(imageKey(recipeId, 'original'))) !== null;
  }

  /** Copies images and assets, without those of the timeline. */
  async copy(from: string, to: string): Promise<void> {
    for (const folder of [`${root(from)}/images/`, `${root(from)}/assets/`]) {
      for await (const { key } of this.store.list(folder)) {
        if (key.startsWith(`${root(from)}/images/timeline/`)) continue;
        await this.store.copy(key, root(to) + key.slice(root(from).length));
      }
    }
  }

  async putAsset(recipeId: string, fileName: string, uploadKey: string): Promise<void> {
    await this.store.copy(uploadKey, `${root(recipeId)}/assets/${fileName}`);
  }

  async hasAsset(recipeId: string, fileName: string): Promise<boolean> {
    return (await this.store.head(`${root(recipeId)}/assets/${fileName}`)) !== null;
  }

  /** Removes the assets without an entry in the recipe. */
  async removeAssetsExcept(recipeId: string, fileNames: (string | null)[]): Promise<void> {
    const folder = `${root(recipeId)}/assets/`;
    for await (const { key } of this.store.list(folder)) {
      if (!fileNames.includes(key.slice(folder.length))) await this.store.delete(key);
    }
  }

  /** The image in full size; null without one. */
  openImage(recipeId: string): Promise<Readable | null> {
    return this.open(imageKey(recipeId, 'original'));
  }

  /** Every file, by its name below the recipe's folder. */
  async *all(recipeId: string): AsyncGenerator<{ name: string; open: () => Promise<Readable> }> {
    const folder = `${root(recipeId)}/`;
    for await (const { key } of this.store.list(folder)) {
      yield { name: key.slice(folder.length), open: async () => (await this.store.get(key)).stream };
    }
  }

  /** The keys of the image in full size and of the assets. */
  async keysOf(recipeId: string): Promise<string[]> {
    const keys = (await this.hasImages(recipeId)) ? [imageKey(recipeId, 'original')] : [];
    for await (const { key } of this.store.list(`${root(recipeId)}/assets/`)) keys.push(key);
    return keys;
  }

  /** The key of the image of a timeline event in full size; null without one. */
  async keyOfEvent(recipeId: string, eventId: string): Promise<string | null> {
    const key = `${eventFolder(recipeId, eventId)}/${IMAGE_NAMES.original}`;
    return (await this.store.head(key)) ? key : null;
  }

  /** A file by its key; null when it does not exist. */
  async open(key: string): Promise<Readable | null> {
    return (await this.store.head(key)) && (await this.store.get(key)).stream;
  }

  removeAll(recipeId: string): Promise<void> {
    return this.store.deletePrefix(`${root(recipeId)}/`);
  }

  /** The keys of all images in full size, of recipes and timeline events. */
  async *originals(): AsyncGenerator<string> {
    for await (const { key } of this.store.list('recipes/')) if (key.endsWith(`/${IMAGE_NAMES.original}`)) yield key;
  }

  /** Whether the smaller sizes of an image in full size exist. */
  async hasCopies(key: string): Promise<boolean> {
    const copies = await Promise.all(COPIES.map((size) => this.store.head(copyKey(key, size))));
    return copies.every((copy) => copy !== null);
  }

  /** Stores the smaller sizes of an image in full size. */
  async putCopies(key: string, images: ImageSizes): Promise<void> {
    await Promise.all(COPIES.map((size) => this.store.put(copyKey(key, size), images[size])));
  }

  private async putAll(folder: string, images: ImageSizes): Promise<void> {
    await Promise.all(SIZES.map((size) => this.store.put(`${folder}/${IMAGE_NAMES[size]}`, images[size])));
  }
}

function root(recipeId: string): string {
  return `recipes/${recipeId}`;
}

function eventFolder(recipeId: string, eventId: string): string {
  return `${root(recipeId)}/images/timeline/${eventId}`;
}

function imageKey(recipeId: string, size: keyof ImageSizes): string {
  return `${root(recipeId)}/images/${IMAGE_NAMES[size]}`;
}

/** The key of a smaller size of an image, in the folder of the full size. */
function copyKey(key: string, size: keyof ImageSizes): string {
  return key.slice(0, -IMAGE_NAMES.original.length) + IMAGE_NAMES[size];
}
