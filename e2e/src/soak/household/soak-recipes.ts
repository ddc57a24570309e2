import { randomUUID } from 'node:crypto';
import { imageForm } from '../../support/fixtures/image-form.js';
import { pick } from '@larder/testing/random';
import { TOMATO_SOUP } from '../../support/fixtures/tomato-soup.js';
import { checkFinally } from './check-finally.js';
import { ExpectedSet } from './expected-set.js';
import type { SoakClient } from './soak-client.js';
import type { SoakLog } from '../log/soak-log.js';

interface RecipeSummary {
  id: string;
  slug: string;
  name: string;
  description: string | null;
}

/** The search index follows events; records that are older than this must be found. */
const FOUND_AFTER_MS = 30_000;
const IMAGE_HEADER_BYTES = 12;
/** Recipes are deleted only while a household has at least as many. */
const MIN_RECIPES = 5;

/** A recipe page of a foreign site, and the image that every recipe gets. */
export interface SoakFixtures {
  pageUrl: (name: string) => string;
  image: Buffer;
}

/** The recipes of one household: each response is checked against confirmed writes. Values are descriptions. */
export class SoakRecipes {
  private readonly expected = new ExpectedSet();
  private readonly slugs = new Map<string, string>();
  private readonly savedAt = new Map<string, number>();
  private readonly withImage = new Set<string>();

  constructor(
    private readonly client: SoakClient,
    private readonly log: SoakLog,
    private readonly fixtures: SoakFixtures,
    private readonly random: () => number,
  ) {}

  async create(): Promise<void> {
    const name = `Soak ${randomUUID()}`;
    await this.add(name, '', () => this.client.send<string>('POST', '/api/recipes', { body: { name } }));
  }

  async importPage(): Promise<void> {
    const name = `Import ${randomUUID()}`;
    const body = { url: this.fixtures.pageUrl(name), includeTags: false };
    await this.add(name, TOMATO_SOUP.description, () =>
      this.client.send<string>('POST', '/api/recipes/create/url', { body }),
    );
  }

  async edit(): Promise<void> {
    const name = this.any();
    if (!name) return;
    const description = `Edited ${randomUUID()}`;
    const record = this.expected.of(name);
    record.attempt(description);
    const path = `/api/recipes/${this.slugs.get(name)}`;
    const outcome = await this.client.send<RecipeSummary>('PATCH', path, { body: { description } });
    if (!outcome.answered) return;
    record.confirm(description);
    if (outcome.body.description !== description) this.log.addViolation(`PATCH ${path} returns another description`);
  }

  async read(): Promise<void> {
    const name = this.any();
    if (name) await this.check(name);
  }

  async delete(): Promise<void> {
    const name = this.any();
    if (!name || this.expected.existing.length < MIN_RECIPES) return;
    const record = this.expected.of(name);
    record.attempt(null);
    const path = `/api/recipes/${this.slugs.get(name)}`;
    const outcome = await this.client.send('DELETE', path);
    if (outcome.answered) record.confirm(null);
  }

  /** Compares the list with the expected recipes; false when the server has not answered. */
  async list(): Promise<boolean> {
    const path = '/api/recipes?perPage=-1&orderBy=name&orderDirection=asc';
    const outcome = await this.client.send<{ items: RecipeSummary[]; total: number }>('GET', path);
    if (!outcome.answered) return false;
    const { items, total } = outcome.body;
    const problem = this.expected.problemOf(items.map(({ name }) => name));
    if (problem) this.log.addViolation(`the list of recipes ${problem}`);
    if (total !== items.length) this.log.addViolation(`the list says ${total} recipes and holds ${items.length}`);
    items.forEach((item) => this.checkListed(item));
    return true;
  }

  async search(): Promise<void> {
    const name = this.any();
    const savedAt = (name && this.savedAt.get(name)) || Infinity;
    if (!name || Date.now() - savedAt < FOUND_AFTER_MS) return;
    const word = name.split(' ')[1] ?? name;
    const path = `/api/recipes?search=${encodeURIComponent(`"${word}"`)}`;
    const outcome = await this.client.send<{ items: RecipeSummary[] }>('GET', path);
    if (!outcome.answered || !this.expected.of(name).mustExist) return;
    if (!outcome.body.items.some((item) => item.name === name)) this.log.addViolation(`search does not find ${name}`);
  }

  async upload(): Promise<void> {
    const name = this.any();
    if (!name) return;
    const form = imageForm(this.fixtures.image);
    const outcome = await this.client.send('PUT', `/api/recipes/${this.slugs.get(name)}/image`, { body: form });
    if (outcome.answered) this.withImage.add(name);
  }

  /** A confirmed image must exist completely. */
  async image(): Promise<void> {
    const name = pick(
      [...this.withImage].filter((each) => this.expected.of(each).mustExist),
      this.random,
    );
    if (!name) return;
    const recipe = await this.client.send<RecipeSummary>('GET', `/api/recipes/${this.slugs.get(name)}`);
    if (!recipe.answered) return;
    const path = `/api/media/recipes/${recipe.body.id}/images/original.webp`;
    const outcome = await this.client.send<Buffer>('GET', path);
    if (outcome.answered && !isWholeImage(outcome.body)) this.log.addViolation(`${path} is not a whole image`);
  }

  /** Reads every recipe and the list, at the end. */
  async checkAll(): Promise<void> {
    for (const name of this.expected.existing) {
      if (this.slugs.has(name)) await checkFinally(name, () => this.check(name), this.log);
    }
    await checkFinally('the list of recipes', () => this.list(), this.log);
  }

  private async add(name: string, description: string, send: () => ReturnType<SoakClient['send']>): Promise<void> {
    const record = this.expected.of(name);
    record.attempt(description);
    const outcome = await send();
    if (!outcome.answered) return;
    record.confirm(description);
    this.remember(name, String(outcome.body));
  }

  /** Compares a recipe with its expected state; false when the server has not answered. */
  private async check(name: string): Promise<boolean> {
    const path = `/api/recipes/${this.slugs.get(name)}`;
    const outcome = await this.client.send<RecipeSummary>('GET', path, { expected: [404] });
    if (!outcome.answered) return false;
    this.settle(name, outcome.status === 404 ? null : (outcome.body.description ?? ''));
    return true;
  }

  private checkListed({ name, slug, description }: RecipeSummary): void {
    this.remember(name, slug);
    if (this.expected.of(name).mayExist) this.settle(name, description ?? '');
  }

  /** The value that was read: a violation if it is not possible, and the known state from then on. */
  private settle(name: string, value: string | null): void {
    const record = this.expected.of(name);
    const expected = record.toString();
    if (!record.accept(value)) this.log.addViolation(`${name} is ${value ?? 'gone'} and should be ${expected}`);
  }

  private remember(name: string, slug: string): void {
    this.slugs.set(name, slug);
    if (!this.savedAt.has(name)) this.savedAt.set(name, Date.now());
  }

  /** A recipe that must exist, with its address. */
  private any(): string | undefined {
    return pick(
      this.expected.existing.filter((name) => this.slugs.has(name)),
      this.random,
    );
  }
}

/** WebP is a RIFF file, which states its size less the first eight bytes (RFC 9649, section 2.4). */
function isWholeImage(bytes: Buffer): boolean {
  return (
    bytes.length > IMAGE_HEADER_BYTES &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.readUInt32LE(4) + 8 === bytes.length
  );
}
