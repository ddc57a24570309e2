export { nameCandidates, slugOf, sortKey, uniqueKey } from './keys.js';
export { randomToken, tokenHash } from './random-token.js';
