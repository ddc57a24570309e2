export { moveIn } from './move-in.js';
export { settleIn } from './settle-in.js';
