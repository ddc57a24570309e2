import { randomUUID } from 'node:crypto';
import { pick } from '@larder/testing/random';
import { checkFinally } from './check-finally.js';
import { ExpectedSet } from './expected-set.js';
import type { SoakClient } from './soak-client.js';
import type { SoakLog } from '../log/soak-log.js';

const DATE = '2026-11-23';

/** A kind of record that is only created and listed. `key` is its property in the list. */
interface Kind {
  name: string;
  add: string;
  body: (key: string) => object;
  list: string;
  key: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'plan entries',
    add: '/api/households/mealplans',
    body: (title) => ({ date: DATE, entryType: 'dinner', title, text: '' }),
    list: `/api/households/mealplans?perPage=-1&start_date=${DATE}&end_date=${DATE}`,
    key: 'title',
  },
  {
    name: 'shopping lists',
    add: '/api/households/shopping/lists',
    body: (name) => ({ name }),
    list: '/api/households/shopping/lists?perPage=-1',
    key: 'name',
  },
  { name: 'foods', add: '/api/foods', body: (name) => ({ name }), list: '/api/foods?perPage=-1', key: 'name' },
  {
    name: 'cookbooks',
    add: '/api/households/cookbooks',
    body: (name) => ({ name }),
    list: '/api/households/cookbooks?perPage=-1',
    key: 'name',
  },
];

/** Records that are only created and listed, of all other services: every list is checked for completeness. */
export class SoakListedRecords {
  private readonly expected = new Map(KINDS.map((kind) => [kind, new ExpectedSet()]));

  constructor(
    private readonly client: SoakClient,
    private readonly log: SoakLog,
    private readonly random: () => number,
  ) {}

  async add(): Promise<void> {
    const [kind, expected] = this.any();
    const key = `Soak ${randomUUID()}`;
    expected.of(key).attempt(key);
    const outcome = await this.client.send('POST', kind.add, { body: kind.body(key) });
    if (outcome.answered) expected.of(key).confirm(key);
  }

  async list(): Promise<void> {
    await this.check(...this.any());
  }

  /** Reads every list, at the end. */
  async checkAll(): Promise<void> {
    for (const [kind, expected] of this.expected)
      await checkFinally(`the list of ${kind.name}`, () => this.check(kind, expected), this.log);
  }

  /** Compares a list with the expected records; false when the server has not answered. */
  private async check(kind: Kind, expected: ExpectedSet): Promise<boolean> {
    const outcome = await this.client.send<{ items: Record<string, string>[] }>('GET', kind.list);
    if (!outcome.answered) return false;
    const keys = outcome.body.items.map((item) => item[kind.key] ?? '');
    const problem = expected.problemOf(keys);
    if (problem) this.log.addViolation(`the list of ${kind.name} ${problem}`);
    // An unconfirmed record that was listed once must stay.
    keys.forEach((key) => expected.of(key).accept(key));
    return true;
  }

  private any(): [Kind, ExpectedSet] {
    const records = pick([...this.expected], this.random);
    if (!records) throw new Error('There is no kind of record to choose from.');
    return records;
  }
}
