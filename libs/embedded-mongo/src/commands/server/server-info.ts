import { Double, Int32, Long, type Document } from 'bson';
import { CommandError } from '../../errors.js';
import { SESSION_MINUTES } from '../../execute/engine/cursors.js';
import { MAX_DOCUMENT_BYTES } from '../../execute/writing/new-document.js';
import type { Engine } from '../../execute/engine/engine.js';
import { MAX_MESSAGE_BYTES } from '../request/limits.js';
import type { Command } from '../request/command.js';
import type { Handlers } from '../request/handler.js';

/** The version that we report, by which drivers choose features. */
const VERSION = '8.0.0';
const MAX_WIRE_VERSION = 25;
/** The maximum number of statements of a write command. */
export const MAX_WRITE_BATCH = 100_000;

const started = Date.now();

const nothing = () => ({});

export const serverInfoCommands: Handlers = {
  hello,
  ismaster: hello,
  isMaster: hello,
  ping,
  endSessions: nothing,
  refreshSessions: nothing,
  buildInfo,
  buildinfo: buildInfo,
  getParameter,
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  getCmdLineOpts: () => ({ argv: [], parsed: {} }),
  getLog: () => ({ log: [], totalLinesWritten: new Int32(0) }),
  hostInfo: () => ({ system: {}, os: {} }),
  serverStatus,
};

/** Health checks send it, so that damage is reported without another command. */
function ping(engine: Engine): Document {
  return engine.damage.isDamaged ? { damaged: true } : {};
}

function hello(): Document {
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    maxBsonObjectSize: new Int32(MAX_DOCUMENT_BYTES),
    maxMessageSizeBytes: new Int32(MAX_MESSAGE_BYTES),
    maxWriteBatchSize: new Int32(MAX_WRITE_BATCH),
    localTime: new Date(),
    logicalSessionTimeoutMinutes: new Int32(SESSION_MINUTES),
    connectionId: new Int32(1),
    minWireVersion: new Int32(0),
    maxWireVersion: new Int32(MAX_WIRE_VERSION),
    readOnly: false,
  };
}

function buildInfo(): Document {
  return {
    version: VERSION,
    versionArray: [8, 0, 0, 0],
    gitVersion: 'embedded',
    modules: [],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ['larder'],
  };
}

const PARAMETERS: Document = { featureCompatibilityVersion: { version: '8.0' }, authenticationMechanisms: [] };

function getParameter(_engine: Engine, command: Command): Document {
  const all = command.value('getParameter');
  if (all.isString && all.text() === '*') return PARAMETERS;
  const parameters = Object.entries(PARAMETERS).filter(([name]) => command.flag(name));
  if (parameters.length === 0) throw new CommandError('InvalidOptions', 'no option found to get');
  return Object.fromEntries(parameters);
}

function serverStatus(engine: Engine): Document {
  const { rss, heapUsed, external } = process.memoryUsage();
  const mebibytes = (bytes: number) => new Int32(Math.round(bytes / 2 ** 20));
  return {
    host: 'embedded',
    version: VERSION,
    process: 'larder-embedded-mongo',
    pid: Long.fromNumber(process.pid),
    uptime: new Double((Date.now() - started) / 1000),
    mem: { bits: 64, resident: mebibytes(rss), heapUsed: mebibytes(heapUsed), external: mebibytes(external) },
    damage: { isDamaged: engine.damage.isDamaged, problems: engine.damage.problems },
    metrics: {
      cursor: { open: { total: new Int32(engine.cursors.count) } },
      commands: Object.fromEntries(
        engine.commands.entries().map(([name, total]) => [name, { total: new Double(total) }]),
      ),
    },
  };
}
