import { Random } from './random.js';
import { GOOD_NETWORK, SimulatedPhone } from './simulated-phone.js';
import { SimulatedServer } from './simulated-server.js';

const SEEDS = 1_000;
const PHONES = 3;
const STEPS = 40;
const NAMES = ['milk', 'bread', 'eggs', 'salt', 'rice'];

/** A shopping trip of three phones: the actions, to compare with the final state. */
function simulate(seed: number, { deletes }: { deletes: boolean }) {
  const random = new Random(seed);
  const server = new SimulatedServer();
  let time = Date.parse('2026-11-23T10:00:00Z');
  const now = () => new Date((time += 1_000));
  const phones = Array.from({ length: PHONES }, () => new SimulatedPhone(server, random, now));
  const created = new Set<string>();
  const deleted = new Set<string>();
  let bought = 0;
  let ids = 0;

  const step = async (phone: SimulatedPhone) => {
    const item = random.pick(phone.items);
    const kind = random.below(7);
    if (kind === 0) return phone.sync();
    if (kind === 1) return phone.restart();
    if (kind <= 3 || !item) {
      const quantity = 1 + random.below(5);
      const itemId = `item-${(ids += 1)}`;
      created.add(itemId);
      bought += quantity;
      return phone.change([{ kind: 'create', itemId, item: { note: random.pick(NAMES) ?? '', quantity } }]);
    }
    if (kind === 4) return phone.change([{ kind: 'update', itemId: item.id, fields: { checked: !item.checked } }]);
    if (kind === 5 && deletes) {
      deleted.add(item.id);
      return phone.change([{ kind: 'delete', itemId: item.id }]);
    }
    const difference = 1 + random.below(3);
    bought += difference;
    const quantity = { value: item.quantity + difference, difference };
    return phone.change([{ kind: 'update', itemId: item.id, quantity }]);
  };

  const run = async () => {
    for (let index = 0; index < STEPS; index += 1) {
      const phone = random.pick(phones);
      if (phone) await step(phone);
    }
    for (const phone of phones) phone.network = GOOD_NETWORK;
    for (const phone of phones) await phone.sync(); // all have sent
    for (const phone of phones) await phone.sync(); // all have read
    return { server, phones, created, deleted, bought };
  };
  return run();
}

const shownItems = (phone: SimulatedPhone) =>
  phone.items
    .map(({ id, checked, note, quantity }) => ({ id, checked, note, quantity }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

describe('three phones on a bad network', () => {
  it(`end with the same list and lose nothing, ${SEEDS} times`, async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { server, phones, created, deleted } = await simulate(seed, { deletes: true });
      const [first, ...others] = phones.map(shownItems);
      for (const other of others) expect({ seed, items: other }).toEqual({ seed, items: first });
      expect({ seed, waiting: phones.map(({ waiting }) => waiting) }).toEqual({ seed, waiting: [0, 0, 0] });
      const lost = [...created].filter((id) => !server.resolve(id) && !isDeleted(server, id, deleted));
      expect({ seed, lost }).toEqual({ seed, lost: [] });
    }
  });

  it(`lose no amount and count none twice, ${SEEDS} times`, async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { server, bought } = await simulate(seed, { deletes: false });
      const total = server.state.items.reduce((sum, { quantity }) => sum + quantity, 0);
      expect({ seed, total }).toEqual({ seed, total: bought });
    }
  });
});

/** Whether a user deleted the item, or the one that it was merged into. */
function isDeleted(server: SimulatedServer, id: string, deleted: ReadonlySet<string>): boolean {
  for (let current: string | null | undefined = id; current;) {
    if (deleted.has(current)) return true;
    const itemId: string = current;
    current = server.state.deletedItems.find((each) => each.id === itemId)?.mergedInto;
  }
  return false;
}
