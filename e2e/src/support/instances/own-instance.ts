import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, type StartedProduct } from '../../../support/start-product.mjs';
import { Api } from '../api.js';
import { killTree } from './kill-tree.js';
import { administrator, DEFAULT_CREDENTIALS } from './product.js';

export const ADMIN_USERNAME = 'ana';
export const ADMIN_PASSWORD = 'corn-flour-9';

type Settings = Record<string, string>;
/** A product in several processes has no `pid`. */
type Running = Pick<StartedProduct, 'url' | 'stop'> & { pid?: number };
type Start = (folder: string, settings: Settings) => Promise<Running>;

/** A separate product with its own settings and data, whose default account was replaced. */
export class OwnInstance {
  private constructor(
    private readonly folder: string,
    private readonly start: Start,
    private readonly settings: Settings,
    private running: Running,
    /** The session of the administrator. A test that ends it replaces it by `signIn`. */
    public admin: Api,
  ) {}

  /** Starts the product by `start`, and replaces its default account. */
  static async create(settings: Settings, start: Start): Promise<OwnInstance> {
    const folder = mkdtempSync(join(tmpdir(), 'larder-instance-'));
    const running = await start(folder, settings);
    const admin = await replaceDefaultAccount(await administrator(new Api(running.url)));
    return new OwnInstance(folder, start, settings, running, admin);
  }

  get url(): string {
    return this.running.url;
  }

  /** Signs in as a user, by default as the administrator. */
  signIn(username = ADMIN_USERNAME, password = ADMIN_PASSWORD): Promise<Api> {
    return new Api(this.url).signIn(username, password);
  }

  /** Kills all processes without a shutdown. */
  kill(): void {
    if (this.running.pid === undefined) throw new Error('A product in several processes cannot be killed as a whole.');
    killTree(this.running.pid);
  }

  /** Starts the product again with the same data, after `kill` or a shutdown, and signs the administrator in. */
  async restart(settings = this.settings): Promise<void> {
    await this.running.stop();
    this.running = await this.start(this.folder, settings);
    this.admin = await this.signIn();
  }

  /** Stops the product and removes its data. */
  async stop(): Promise<void> {
    await this.running.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Starts one with these settings; in one process unless `start` does otherwise. */
export function startOwnInstance(settings: Settings, start: Start = startProduct): Promise<OwnInstance> {
  return OwnInstance.create(settings, start);
}

/** Gives the default account another name, address and password, as the setup does; returns its new session. */
export async function replaceDefaultAccount(api: Api): Promise<Api> {
  const { body: self } = await api.get('/api/users/self');
  const { id } = self as { id: string };
  await api.put('/api/users/password', { currentPassword: DEFAULT_CREDENTIALS.password, newPassword: ADMIN_PASSWORD });
  await api.put(`/api/users/${id}`, {
    ...(self as object),
    username: ADMIN_USERNAME,
    fullName: 'Ana Ruiz',
    email: 'ana@example.org',
    currentPassword: ADMIN_PASSWORD,
  });
  return new Api(api.url).signIn(ADMIN_USERNAME, ADMIN_PASSWORD);
}
