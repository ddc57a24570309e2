export { moveIn } from './move-in.js';
