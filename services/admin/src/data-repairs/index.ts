export { DataRepairs } from './data-repairs.js';
