export { mapInOrder } from './map-in-order.js';
export { threadFailure } from './thread-failure.js';
