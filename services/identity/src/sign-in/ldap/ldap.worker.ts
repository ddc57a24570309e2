// Runs in a worker thread: bytes of a broken directory may end the thread, the service stays awake.
export { authenticate as default } from './authenticate.js';
