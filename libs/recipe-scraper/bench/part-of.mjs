import { createHash } from 'node:crypto';

/**
 * Which part the pages of a host belong to, by the SHA-256 of its name: a third of the hosts is `unseen`, kept out of
 * sight when rules are made, the rest is for `development`. A site is wholly in one part.
 */
export function partOf(host) {
  return createHash('sha256').update(host).digest()[0] % 3 === 0 ? 'unseen' : 'development';
}
