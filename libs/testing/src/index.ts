export { clearNamespace } from './services/clear-namespace.js';
export {
  aDirectoryGroup,
  aDirectoryHousehold,
  aDirectoryUser,
  directoryEntriesOf,
} from './actors/directory-entries.js';
export {
  aGroup,
  aHousehold,
  aMember,
  anAdmin,
  anOperator,
  type MemberFields,
  type TestGroup,
  type TestHousehold,
} from './actors/a-group.js';
export { ForeignSite, type JsonReceiver } from './services/servers/foreign-site.js';
export { TraceReceiver, type ReceivedSpan } from './services/servers/trace-receiver.js';
export { RawServer, type Behavior, type ServerIdentity } from './services/servers/raw-server.js';
export { waitForOutput, spawnMain, type Child } from './services/spawn-main.js';
export { selfSigned } from './services/servers/self-signed.js';
export { startTestService, type TestServiceOptions } from './services/start-test-service.js';
export { startWithForeignSite, type ServiceWithSite } from './services/start-with-site.js';
export { testEnvironment } from './services/test-environment.js';
export { type TestService } from './services/test-service.js';
export { type WaitFor } from './services/published-events.js';
export { afterMicrotasks, turnsOfTheEventLoop } from './services/event-loop.js';
export { waitUntil } from './services/wait-until.js';
export { freePort, DedicatedServer } from './servers/dedicated-server.js';
export { dedicatedDatabase, dedicatedNats, dedicatedRedis } from './servers/dedicated-servers.js';
export { childrenOf, isRunning, processTable, type RunningProcess } from './servers/process-table.js';
export { SmallDisk } from './servers/small-disk.js';
