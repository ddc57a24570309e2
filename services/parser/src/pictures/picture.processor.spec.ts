import { Log, type JobRun } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import { PictureFailure } from './picture-failure.js';
import type { FetchPicture } from './picture-job.js';
import { PictureProcessor } from './picture.processor.js';
import type { RecipePictures } from './recipe-pictures.js';

const silent = { info: () => undefined } as unknown as Log;

/** An attempt to get a picture that ends with this failure. */
function attempt(failure: Error, isLast: boolean) {
  const pictures = { setLate: () => Promise.reject(failure) } as unknown as RecipePictures;
  const run = { data: { recipeId: 'r', addresses: [] }, actor: aMember(), isLast } as unknown as JobRun<
    typeof FetchPicture
  >;
  return new PictureProcessor(pictures, silent).fetch(run);
}

describe('a late picture', () => {
  const unreachable = new PictureFailure('not-fetched', true, 'answered 503');

  it('is tried again while there are attempts left', async () => {
    await expect(attempt(unreachable, false)).rejects.toBe(unreachable);
  });

  it('is given up in peace in the end', async () => {
    await expect(attempt(unreachable, true)).resolves.toEqual({ outcome: 'no-picture' });
  });

  it('does not hide what is wrong with ourselves', async () => {
    const bug = new Error('bug');

    await expect(attempt(bug, true)).rejects.toBe(bug);
  });
});
