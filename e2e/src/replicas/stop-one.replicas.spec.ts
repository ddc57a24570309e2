import { aUser } from '../support/users.js';
import { HouseholdLoad } from './household-load.js';
import { firstOfEachPart, replace } from './replica-processes.js';

describe('replacing one of two replicas under load', () => {
  it.each(firstOfEachPart())('loses no request and does nothing twice: $name', async (replica) => {
    const { api } = await aUser();
    const load = new HouseholdLoad(api);
    await load.waitUntilStarted();
    await replace(replica);
    await load.stop();

    expect(load.failures).toEqual([]);
    for (const { path, confirmed, stored } of await load.records()) {
      expect([path, stored]).toEqual([path, confirmed]);
    }
  });
});
