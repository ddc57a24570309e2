import { loadEnvironment } from '@larder/service-kit';
import { startGateway } from './gateway.js';

const starting = startGateway(loadEnvironment(process.env, process.cwd()));
const stop = () => void starting.then((gateway) => gateway.stop()).then(() => process.exit(0));
// From the first moment on: a process that is told to end while it starts ends cleanly as well.
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await starting;
