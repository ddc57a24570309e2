import { aUser } from '../support/users.js';
import { HouseholdLoad } from './household-load.js';
import { replace, secondOfEachPart } from './replica-processes.js';

const UNAVAILABLE = 503;

describe('killing one of two replicas under load', () => {
  it.each(secondOfEachPart())(
    'fails no read, loses no confirmed write and does nothing twice: $name',
    async (replica) => {
      const { api } = await aUser();
      const load = new HouseholdLoad(api);
      await load.waitUntilStarted();
      await replace(replica, 'SIGKILL');
      await load.stop();

      // Clients connected to a killed gateway get errors; clients of the other one do not notice a killed service.
      const isCut = (status: number | string) => replica.name === 'gateway' && typeof status === 'string';
      const isAllowed = ({ isWrite, status }: HouseholdLoad['failures'][number]) =>
        isCut(status) || (isWrite && status === UNAVAILABLE);
      expect(load.failures.filter((failure) => !isAllowed(failure))).toEqual([]);
      // Unconfirmed records may exist.
      for (const { path, confirmed, stored } of await load.records()) {
        expect([path, confirmed.filter((name) => !stored.includes(name))]).toEqual([path, []]);
        expect([path, new Set(stored).size]).toEqual([path, stored.length]);
      }
    },
  );
});
