export { mapInOrder } from './map-in-order.js';
export { Semaphore } from './semaphore.js';
export { threadFailure } from './thread-failure.js';
