import { createHash } from 'node:crypto';

/**
 * The part that the pages of a host belong to, by the SHA-256 of its name: a third of the hosts is `unseen`, which is
 * not used to develop rules, the rest is for `development`. All pages of a site are in one part.
 */
export function partOf(host) {
  return createHash('sha256').update(host).digest()[0] % 3 === 0 ? 'unseen' : 'development';
}
