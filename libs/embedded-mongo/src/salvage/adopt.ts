import { rmSync } from 'node:fs';
import { silentLogger } from '../logger.js';
import { closeEngine, openEngine } from '../execute/engine/open-engine.js';
import { classifyFiles } from '../store/files/classify-files.js';
import { markerPaths, readMarkers } from '../store/files/marker.js';

/**
 * Makes the database in a data folder that of this installation, e.g. a copy from another machine.
 *
 * @throws CannotOpenError when the file cannot be used
 */
export async function adoptDatabase(directory: string, marker?: string): Promise<void> {
  const paths = markerPaths(directory, marker);
  classifyFiles(directory, readMarkers(paths));
  rmSync(paths.inner, { force: true });
  if (marker !== undefined) rmSync(marker, { force: true });
  await closeEngine(await openEngine(directory, silentLogger, { marker }));
}
