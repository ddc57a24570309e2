import { MAX_IMAGE_WORKERS, ReprocessImages } from '@larder/contracts';
import { CommandError, type Command } from '../command.js';

const DEFAULT_WORKERS = 2;
/** A line is printed after so many images. */
const PROGRESS = 100;

export const reprocessImages: Command = {
  name: 'reprocess-images',
  action: null,
  usage: '--yes [--workers <2>] [--force-all]',
  about: 'Creates missing smaller sizes of images of recipes and timeline events; with --force-all, all sizes again.',
  options: { yes: { type: 'boolean' }, workers: { type: 'string' }, 'force-all': { type: 'boolean' } },
  run: async ({ values }, { services, print }) => {
    const workers = Number(values['workers'] ?? DEFAULT_WORKERS);
    if (!Number.isInteger(workers) || workers < 1 || workers > MAX_IMAGE_WORKERS)
      throw new CommandError(`--workers: expected a number from 1 to ${MAX_IMAGE_WORKERS}.`);
    if (!values['yes']) throw new CommandError('This reads all images and takes a while. Confirm with --yes.');
    const counts = { kept: 0, made: 0, failed: 0 };
    let total = 0;
    for await (const { key, outcome } of services.stream(ReprocessImages, {
      forceAll: values['force-all'] === true,
      workers,
    })) {
      counts[outcome] += 1;
      if (outcome === 'failed') print(`failed\t${key}`);
      if ((total += 1) % PROGRESS === 0) print(`… ${total} images`);
    }
    print(`${total} images: ${counts.made} made, ${counts.kept} kept, ${counts.failed} failed.`);
    if (counts.failed > 0) throw new CommandError('Some images cannot be read.');
    return null;
  },
};
