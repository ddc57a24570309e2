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
