import { aNeighborhood } from '../../support/users.js';
import { makeTenant, readAll, type Tenant } from './nested-ids/make-tenant.js';
import { nestedCalls } from './nested-ids/nested-calls.js';

interface Outcome {
  failed: string[];
  disclosed: string[];
}

/** Sends all calls of a caller, one after the other; names those that failed or disclosed a record of the other tenant. */
async function callAll(caller: Tenant, other: Tenant, api = caller.user.api): Promise<Outcome> {
  const outcome: Outcome = { failed: [], disclosed: [] };
  for (const [description, method, path, body] of nestedCalls(caller, other)) {
    const response = await api.send(method, path, body);
    if (response.status >= 500) outcome.failed.push(`${description}: ${response.status}`);
    if (JSON.stringify(response.body).includes(other.mark)) outcome.disclosed.push(description);
  }
  return outcome;
}

const NOTHING: Outcome = { failed: [], disclosed: [] };

describe('requests that name records of another group', () => {
  it('neither change nor disclose them', async () => {
    const { owner, stranger, anonymous } = await aNeighborhood();
    const [theirs, own] = [await makeTenant(owner), await makeTenant(stranger)];
    const before = await readAll(theirs);

    const outcomes = [await callAll(own, theirs), await callAll(own, theirs, anonymous)];

    expect(outcomes).toEqual([NOTHING, NOTHING]);
    expect(await readAll(theirs)).toEqual(before);
    expect(JSON.stringify(await readAll(own))).not.toContain(theirs.mark);
  });
});
