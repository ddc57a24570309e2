// Jest's test runner for files that load the same modules: what one file loaded, the next ones of its worker find loaded.
// Loading and compiling a service, its database driver and its messages again for every file costs more than most tests.
import { createRequire } from 'node:module';

const { default: circus } = createRequire(import.meta.url)('jest-circus/runner');

/** Per project: the world of the worker's first file, in which the others run too. */
const worlds = new Map();

/** Runs a file in the worker's kept world; its tests, its spies and its logs are its own. */
export default async function runTests(globalConfig, config, environment, runtime, testPath, ...rest) {
  // Jest's own process (--runInBand) may watch for changes: there every file keeps its own world.
  if (!process.send) return circus(globalConfig, config, environment, runtime, testPath, ...rest);
  const world = worlds.get(config.id) ?? keep(config.id, { environment, runtime });
  if (world.runtime !== runtime) lend(world, environment, runtime);
  try {
    return await circus(globalConfig, config, world.environment, world.runtime, testPath, ...rest);
  } finally {
    tidy(world);
  }
}

/** Jest ends a file's world with the file. This one ends with its worker. */
function keep(id, world) {
  const { environment, runtime } = world;
  const ends = [runtime.teardown.bind(runtime), environment.teardown.bind(environment)];
  runtime.teardown = () => undefined;
  environment.teardown = async () => undefined;
  // A worker that is asked to end stops listening to its parent, and exits when no timers or handles are left.
  process.on('removeListener', (event) => event === 'message' && ends.splice(0).forEach((end) => end()));
  worlds.set(id, world);
  return world;
}

/** Sets what belongs to the file: its console and the source maps of its stack traces. */
function lend(world, environment, runtime) {
  world.environment.global.console = environment.global.console;
  const sourceMaps = world.runtime.getSourceMaps();
  runtime.getSourceMaps().get = (file) => sourceMaps.get(file);
}

function tidy({ environment, runtime }) {
  runtime.restoreAllMocks();
  environment.fakeTimersModern.useRealTimers();
  // Jest's own modules hold the tests of the file.
  runtime.registries.getInternalCjsRegistry().clear();
}
