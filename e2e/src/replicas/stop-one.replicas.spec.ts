import { aUser } from '../support/users.js';
import { firstOfEach, replace } from './processes.js';
import { HouseholdLoad } from './household-load.js';

describe('replacing one of two replicas under load', () => {
  it.each(firstOfEach())('loses no request and does nothing twice: $name', async (replica) => {
    const person = await aUser();
    const load = new HouseholdLoad(person);
    await replace(replica);
    await load.stop();

    expect(load.failures).toEqual([]);
    expect(load.answered).toBeGreaterThan(0);
    const { body } = await person.api.get('/api/recipes?perPage=-1');
    const stored = (body as { items: { name: string }[] }).items.map(({ name }) => name);
    expect(stored.sort()).toEqual([...load.created].sort());
  });
});
