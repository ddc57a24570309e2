/** What the product under test is told: pages on 127.0.0.1 may be imported, other private addresses not. */
export const SETTINGS = { EGRESS_ALLOWLIST: '127.0.0.1', RATE_LIMIT_ENABLED: 'false' };
