export { failure, success, type Outcome } from './outcome.js';
