import { runFuzz } from '../../fuzz/run-fuzz.js';
import { aVisitor } from '../../support/instances/product.js';
import { aUser } from '../../support/users.js';

const SEED = 20_261;
const REQUESTS = 600;

// The long form is `npm run fuzz`.
it('returns only declared responses for random requests', async () => {
  const [admin, member] = await Promise.all([aUser({}, { admin: true }), aUser()]);
  const callers = { administrator: admin.api, member: member.api, anonymous: aVisitor() };
  const { findings, requests, statuses } = await runFuzz({ callers, requests: REQUESTS, seed: SEED });

  expect(findings).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(REQUESTS / 2);
  // Requests that exist, create, are rejected and find nothing: not only one kind of them.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '401', '404', '422']));
});
