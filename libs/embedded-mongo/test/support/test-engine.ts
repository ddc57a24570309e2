import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/execute/engine/engine.js';
import { closeEngine, openEngine } from '../../src/execute/engine/open-engine.js';
import { silentLogger } from '../../src/logger.js';

/** An engine with a folder of its own. */
export class TestEngine {
  private constructor(
    private readonly folder: string,
    public engine: Engine,
  ) {}

  static async open(): Promise<TestEngine> {
    const folder = await mkdtemp(join(tmpdir(), 'larder-db-'));
    return new TestEngine(folder, await openEngine(folder, silentLogger));
  }

  /** Closes the engine and opens its folder again. */
  async restart(): Promise<Engine> {
    await closeEngine(this.engine);
    this.engine = await openEngine(this.folder, silentLogger);
    return this.engine;
  }

  async close(): Promise<void> {
    await closeEngine(this.engine);
    await rm(this.folder, { recursive: true, force: true });
  }
}
