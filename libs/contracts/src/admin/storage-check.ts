import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';

/** Key of a short-lived object that shows whether two parts of an installation use the same files. */
export const STORAGE_PROBE_KEY = 'docker-validation/validate.txt';

/** A text of capital letters and digits that was put there. */
export const StorageCheck = z.object({ text: z.string() }).meta({ id: 'DockerVolumeText' });

/** Puts a new text there. For administrators. */
export const CheckStorage = defineMessage({
  subject: 'admin.storage.prove',
  request: z.object({}),
  reply: StorageCheck,
});

export const StorageCheckErrors = {
  /** None was put there, or not within the last minute. */
  noProof: defineError('admin.no-storage-proof', { kind: 'not-found', shape: 'text', sentence: 'File not found' }),
};
