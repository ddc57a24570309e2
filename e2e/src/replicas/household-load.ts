import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import type { ApiResponse, Api } from '../support/api.js';

/** A failed request. */
interface Failure {
  /** The name of the request. */
  request: string;
  isWrite: boolean;
  /** The status, or the error of a connection. */
  status: number | string;
}

/** A kind of record that the household creates. */
interface Kind {
  /** The path of its creation and its list. */
  path: string;
  /** Its property that has the unique name. */
  key: string;
  fields?: object;
}

const CLIENTS = 6;
const KINDS: readonly Kind[] = [
  { path: '/api/recipes', key: 'name' },
  {
    path: '/api/households/mealplans',
    key: 'title',
    fields: { date: '2026-11-23', entryType: 'dinner', text: '' },
  },
  { path: '/api/households/shopping/lists', key: 'name' },
];

/** A household that uses every part from several devices, until it is stopped. */
export class HouseholdLoad {
  readonly failures: Failure[] = [];
  /** The names of the records whose creation was confirmed, by the path of their list. */
  private readonly confirmed = new Map(KINDS.map(({ path }) => [path, [] as string[]]));
  private isRunning = true;
  private readonly clients: Promise<void>[];

  constructor(private readonly api: Api) {
    this.clients = Array.from({ length: CLIENTS }, (_, client) => this.run(client));
  }

  /** Resolves when a record of each kind has been created. */
  async waitUntilStarted(): Promise<void> {
    const isWritten = () => KINDS.every(({ path }) => this.confirmedOf(path).length > 0);
    await waitUntil(isWritten, { what: 'records of each kind' });
  }

  /** Resolves when all requests are answered. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.clients);
  }

  /** The names of the confirmed and of the stored records, by kind. */
  async records(): Promise<{ path: string; confirmed: string[]; stored: string[] }[]> {
    const read = async ({ path, key }: Kind) => {
      const { body } = await this.api.get(`${path}?perPage=-1`);
      const stored = (body as { items: Record<string, string>[] }).items.map((item) => item[key] ?? '');
      return { path, confirmed: this.confirmedOf(path).toSorted(), stored: stored.toSorted() };
    };
    return Promise.all(KINDS.map(read));
  }

  private async run(client: number): Promise<void> {
    const { api } = this;
    const reads: [string, () => Promise<ApiResponse>][] = [
      ['about', () => api.get('/api/app/about')],
      ['self', () => api.get('/api/users/self')],
      ['list recipes', () => api.get('/api/recipes?perPage=10&orderBy=name&orderDirection=asc')],
      ['parse', () => api.post('/api/parser/ingredient', { ingredient: '2 cups of flour' })],
    ];
    const requests = [
      ...reads.map(([request, send]) => ({ request, send, isWrite: false })),
      ...KINDS.map((kind) => ({ request: `create ${kind.path}`, send: () => this.create(kind), isWrite: true })),
    ];
    for (let turn = client; this.isRunning; turn += 1) {
      const { request, send, isWrite } = requests[turn % requests.length] as (typeof requests)[number];
      const status = await send().then(
        (response) => response.status,
        (error: unknown) => String(error),
      );
      if (typeof status === 'string' || status >= 300) this.failures.push({ request, isWrite, status });
    }
  }

  private async create({ path, key, fields }: Kind): Promise<ApiResponse> {
    const name = `${key} ${randomUUID()}`;
    const response = await this.api.post(path, { ...fields, [key]: name });
    if (response.status < 300) this.confirmedOf(path).push(name);
    return response;
  }

  private confirmedOf(path: string): string[] {
    return this.confirmed.get(path) ?? [];
  }
}
