// Runs in a worker thread: invalid data of a directory may crash the thread, but not the service.
export { authenticate as default } from './authenticate.js';
