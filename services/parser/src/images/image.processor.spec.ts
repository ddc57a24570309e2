import { Log, type JobRun } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import { ImageFailure } from './image-failure.js';
import type { FetchImage } from './image-job.js';
import { ImageProcessor } from './image.processor.js';
import type { RecipeImages } from './recipe-images.js';

const silent = { info: () => undefined } as unknown as Log;

/** An attempt to fetch an image that ends with this failure. */
function attempt(failure: Error, isLast: boolean) {
  const images = { setOnRetry: () => Promise.reject(failure) } as unknown as RecipeImages;
  const run = { data: { recipeId: 'r', addresses: [] }, actor: aMember(), isLast } as unknown as JobRun<
    typeof FetchImage
  >;
  return new ImageProcessor(images, silent).fetch(run);
}

describe('ImageProcessor', () => {
  const unreachable = new ImageFailure('not-fetched', true, 'answered 503');

  it('fails while attempts are left, so that the job retries', async () => {
    await expect(attempt(unreachable, false)).rejects.toBe(unreachable);
  });

  it('ends without an image when the last attempt fails', async () => {
    await expect(attempt(unreachable, true)).resolves.toEqual({ outcome: 'no-image' });
  });

  it('does not hide a bug', async () => {
    const bug = new Error('bug');

    await expect(attempt(bug, true)).rejects.toBe(bug);
  });
});
