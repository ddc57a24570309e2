import { Readable } from 'node:stream';
import { CommonErrors, RecipeErrors } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import type { Log } from '../logging/log.js';
import { ImageUploads } from './image-uploads.js';

/** A store in which each key is a file of three bytes. */
const store = {
  head: () => Promise.resolve({ size: 3 }),
  get: () => Promise.resolve({ stream: Readable.from([Buffer.from([1, 2, 3])]) }),
} as unknown as ObjectStore;
const log = { warn: () => undefined } as unknown as Log;
/** It is never started: the time is over before. */
const worker = new URL('file:///images.worker.js');

afterEach(() => jest.restoreAllMocks());

it('reports an image that is not converted in time as a timeout, since it may be valid', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const uploads = new ImageUploads({ worker, store, log, notAnImage: () => RecipeErrors.notAnImage() });

  await expect(uploads.convert('.temp/photo')).rejects.toMatchObject({ code: CommonErrors.timeout().code });
  await uploads.close();
});

it('reports an image with too many pixels as too large', async () => {
  // The header of a PNG with 65,535 pixels in both directions.
  const header = Buffer.from(
    '89504e470d0a1a0a0000000d494844520000ffff0000ffff080200000039674e07000000004944415435af061e',
    'hex',
  );
  const get = () => Promise.resolve({ stream: Readable.from([header]) });
  const uploads = new ImageUploads({
    worker,
    store: { ...store, get } as unknown as ObjectStore,
    log,
    notAnImage: () => RecipeErrors.notAnImage(),
  });

  await expect(uploads.convert('.temp/photo')).rejects.toMatchObject({ code: CommonErrors.tooLarge().code });
  await uploads.close();
});
