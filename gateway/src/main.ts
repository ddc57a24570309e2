import { loadEnvironment } from '@larder/service-kit';
import { startGateway } from './gateway.js';

const gateway = await startGateway(loadEnvironment(process.env, process.cwd()));
const stop = () => void gateway.stop().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
