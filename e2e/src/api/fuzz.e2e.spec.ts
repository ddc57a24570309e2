import { runFuzz } from '../fuzz/run-fuzz.js';
import { anybody } from '../support/product.js';
import { aPerson } from '../support/people.js';

const SEED = 20_261;
const REQUESTS = 600;

// The long form is `npm run fuzz`.
it('answers random requests only as it declares', async () => {
  const [admin, member] = await Promise.all([aPerson({}, { admin: true }), aPerson()]);
  const callers = { administrator: admin.api, member: member.api, anonymous: anybody() };
  const { findings, requests } = await runFuzz({ callers, requests: REQUESTS, seed: SEED });

  expect(findings).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(REQUESTS / 2);
}, 600_000);
