import type { Provider } from '@nestjs/common';
import { provideModel } from '../mongo/provide-model.js';
import { DIRECTORY, DirectorySchema } from './directory-entry.js';
import { DirectoryFeed } from './directory-feed.js';
import { DirectoryStore } from './directory-store.js';
import { Directory } from './directory.js';

/** The providers of a service with `directory: true`. */
export const directoryProviders: Provider[] = [
  provideModel(DIRECTORY, DirectorySchema),
  DirectoryStore,
  Directory,
  DirectoryFeed,
];
