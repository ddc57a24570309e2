import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';

/** Key of a short-lived object that shows whether two parts of an installation use the same file storage. */
export const STORAGE_PROBE_KEY = 'docker-validation/validate.txt';

/** The content of the object: capital letters and digits. */
export const StorageCheck = z
  .object({ text: z.string().describe('The content of the checked file.') })
  .meta({ id: 'DockerVolumeText' });

/** Stores a new object. For administrators. */
export const CheckStorage = defineMessage({
  subject: 'admin.storage.prove',
  request: z.object({}),
  reply: StorageCheck,
});

export const StorageCheckErrors = {
  /** The object does not exist, or is older than a minute. */
  noProof: defineError('admin.no-storage-proof', { kind: 'not-found', shape: 'text', sentence: 'File not found' }),
};
