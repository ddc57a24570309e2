// Runs in a worker thread: 500 lines take a tenth of a second, which must not block the event loop.
export { parseLines as default } from './parse-lines.js';
