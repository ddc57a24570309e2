/** The product under test may import pages from 127.0.0.1, but from no other private address, and protects all media. */
export const SETTINGS = { EGRESS_ALLOWLIST: '127.0.0.1', RATE_LIMIT_ENABLED: 'false', MEDIA_AUTH: 'true' };
