// Runs in a worker thread: invalid data of a directory may crash the thread, but not the service. Everything that this
// imports is loaded once per thread: nothing of the service except the query.
export { authenticate as default } from './authenticate.js';
