import { setting } from '../../config/settings.js';
import { parseAllowlist } from './allowlist.js';

/** Hosts, `host:port`, addresses and networks that are allowed in addition to the rules. */
const allowlist = setting.list().transform((entries, context) => {
  try {
    return parseAllowlist(entries);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return parseAllowlist([]);
  }
});

/** The setting of every service that sends requests to external servers. */
export const egressShape = {
  EGRESS_ALLOWLIST: allowlist.default(parseAllowlist([])),
};
