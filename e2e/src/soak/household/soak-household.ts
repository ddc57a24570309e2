import { setTimeout as pause } from 'node:timers/promises';
import { pick, randomNumbers } from '@larder/testing/random';
import type { SoakClient } from './soak-client.js';
import type { SoakLog } from '../log/soak-log.js';
import { SoakListedRecords } from './soak-listed-records.js';
import { SoakRecipes, type SoakFixtures } from './soak-recipes.js';
import type { SoakUser } from './soak-user.js';

/** Maximum pause of a household between two requests, in milliseconds. */
const THINK_MS = 60;

type Step = () => Promise<unknown>;

/** A household that uses all features, one request after another, until it is stopped. */
export class SoakHousehold {
  private running = true;
  private readonly recipes: SoakRecipes;
  private readonly listed: SoakListedRecords;
  private readonly random: () => number;

  constructor(
    private readonly client: SoakClient,
    private readonly user: SoakUser,
    private readonly log: SoakLog,
    { fixtures, seed }: { fixtures: SoakFixtures; seed: number },
  ) {
    this.random = randomNumbers(seed);
    this.recipes = new SoakRecipes(client, log, fixtures, this.random);
    this.listed = new SoakListedRecords(client, log, this.random);
  }

  async run(): Promise<void> {
    const steps = this.steps();
    while (this.running) {
      await this.perform(pick(steps, this.random));
      await pause(this.random() * THINK_MS);
    }
  }

  stop(): void {
    this.running = false;
  }

  /** Compares everything confirmed with the state of the server. */
  async checkAll(): Promise<void> {
    await this.recipes.checkAll();
    await this.listed.checkAll();
  }

  /** An error in a step is a violation: a response that is a success, but cannot be read. */
  private async perform(step: Step | undefined): Promise<void> {
    try {
      await step?.();
    } catch (error) {
      this.log.addViolation(`a response cannot be checked: ${String(error)}`);
    }
  }

  /** The steps of a household; frequent ones are listed several times. */
  private steps(): Step[] {
    const { recipes, listed } = this;
    const often = [() => recipes.create(), () => recipes.edit(), () => recipes.read(), () => recipes.list()];
    const sometimes = [() => listed.add(), () => listed.list(), () => recipes.delete(), () => recipes.search()];
    const seldom = [() => recipes.upload(), () => recipes.image(), () => recipes.importPage(), () => this.signIn()];
    return [...often, ...often, ...often, ...sometimes, ...sometimes, ...seldom, () => this.self(), () => this.parse()];
  }

  private async signIn(): Promise<void> {
    const body = new URLSearchParams({ ...this.user });
    const outcome = await this.client.send<{ access_token?: string }>('POST', '/api/auth/token', { body });
    if (outcome.answered && !outcome.body.access_token) this.log.addViolation('signing in gives no token');
  }

  private async self(): Promise<void> {
    const outcome = await this.client.send<{ username: string }>('GET', '/api/users/self');
    if (outcome.answered && outcome.body.username !== this.user.username) this.log.addViolation('self is another user');
  }

  private async parse(): Promise<void> {
    const body = { parser: 'nlp', ingredient: '2 cups of flour' };
    const outcome = await this.client.send<{ ingredient: { quantity: number } }>('POST', '/api/parser/ingredient', {
      body,
    });
    if (outcome.answered && outcome.body.ingredient.quantity !== 2)
      this.log.addViolation('parses another quantity than 2');
  }
}
