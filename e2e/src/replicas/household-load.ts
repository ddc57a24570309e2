import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/api.js';
import type { TestUser } from '../support/users.js';

/** A failed request. */
interface Failure {
  /** The name of the request. */
  what: string;
  /** Whether it was a write. */
  isWrite: boolean;
  /** The status, or the error of a connection. */
  status: number | string;
}

const CLIENTS = 6;

/** A household that uses every part from several devices, until it is stopped. */
export class HouseholdLoad {
  /** Names of recipes whose creation was confirmed. */
  readonly created: string[] = [];
  /** The same for shopping lists and for titles of plan entries. */
  readonly lists: string[] = [];
  readonly planned: string[] = [];
  readonly failures: Failure[] = [];
  answered = 0;
  private isRunning = true;
  private readonly clients: Promise<void>[];

  constructor(private readonly person: TestUser) {
    this.clients = Array.from({ length: CLIENTS }, (_, client) => this.run(client));
  }

  /** Resolves when all requests are answered. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.clients);
  }

  private async run(client: number): Promise<void> {
    const { api } = this.person;
    const requests: [string, () => Promise<Answer>][] = [
      ['about', () => api.get('/api/app/about')],
      ['self', () => api.get('/api/users/self')],
      ['create recipe', () => this.create('/api/recipes', 'name', this.created)],
      ['list recipes', () => api.get('/api/recipes?perPage=10&orderBy=name&orderDirection=asc')],
      ['parse', () => api.post('/api/parser/ingredient', { ingredient: '2 cups of flour' })],
      ['create plan entry', () => this.create('/api/households/mealplans', 'title', this.planned, PLAN_ENTRY)],
      ['create list', () => this.create('/api/households/shopping/lists', 'name', this.lists)],
    ];
    for (let turn = client; this.isRunning; turn += 1) {
      const [what, send] = requests[turn % requests.length] as (typeof requests)[number];
      const status = await send().then(
        ({ status }) => status,
        (error: unknown) => String(error),
      );
      if (typeof status === 'number' && status < 300) this.answered += 1;
      else this.failures.push({ what, isWrite: what.startsWith('create'), status });
    }
  }

  private async create(path: string, key: string, confirmed: string[], fields: object = {}): Promise<Answer> {
    const name = `${key} ${randomUUID()}`;
    const answer = await this.person.api.post(path, { ...fields, [key]: name });
    if (answer.status < 300) confirmed.push(name);
    return answer;
  }
}

const PLAN_ENTRY = { date: '2026-11-23', entryType: 'dinner', text: '' };
