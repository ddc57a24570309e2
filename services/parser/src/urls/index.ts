export { findUrl } from './find-url.js';
export { hostOf } from './host-of.js';
