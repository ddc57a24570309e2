import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@larder/testing';
import { launchProduct, type LaunchedProduct } from './launch.js';
import { runAdmin, type AdminRun } from './run-admin.js';

/** The audit record of a successful action of `npm run admin`. */
export const BY_OPERATOR = { actor: { id: null, name: 'operator' }, outcome: 'done' };

/** The password that a command shows after it has created one. */
export const passwordIn = (stdout: string) => /^Password: (\S+)$/m.exec(stdout)?.[1] ?? '';

/** A launched product with a data folder of its own, `npm run admin`, and clients over HTTP. */
export class OperatedProduct {
  private constructor(
    readonly folder: string,
    private readonly product: LaunchedProduct,
  ) {}

  static async launch(settings: Record<string, string> = {}): Promise<OperatedProduct> {
    const folder = mkdtempSync(join(tmpdir(), 'larder-operator-'));
    return new OperatedProduct(folder, await launchProduct(folder, settings));
  }

  get url(): string {
    return this.product.url;
  }

  async stop(): Promise<void> {
    await this.product.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs `npm run admin -- …` for this product; returns its output and exit code. */
  admin(args: string[], options: Partial<AdminRun> = {}) {
    return runAdmin(args, { dataFolder: this.folder, ...options });
  }

  /** Returns the status, and the token when the password is right. */
  async signIn(username: string, password: string): Promise<{ status: number; token: string }> {
    const body = new URLSearchParams({ username, password });
    const response = await fetch(`${this.url}/api/auth/token`, { method: 'POST', body });
    const { access_token: token = '' } = (await response.json()) as { access_token?: string };
    return { status: response.status, token };
  }

  /** Replaces the password of a user by a command, and returns the new one. */
  async newPassword(username: string): Promise<string> {
    return passwordIn((await this.admin(['reset-password', username])).stdout);
  }

  get(path: string, token: string) {
    return this.send('GET', path, token);
  }

  /** Sends a form or JSON. */
  async send(method: string, path: string, token: string, body?: object) {
    const isForm = body instanceof FormData;
    const headers = { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) };
    const content = body && { body: isForm ? body : JSON.stringify(body) };
    const response = await fetch(this.url + path, { method, headers, ...content });
    return { status: response.status, body: await response.json() };
  }

  /** The records of a list of the API. */
  async items<T>(path: string, token: string): Promise<T[]> {
    return ((await this.get(path, token)).body as { items: T[] }).items;
  }

  /** Waits until the audit log has `count` records of an action, and returns them, the newest first. */
  audited(action: string, token: string, count = 1): Promise<object[]> {
    const records = async () => {
      const items = await this.items<object>(`/api/admin/audit?action=${action}`, token);
      return items.length >= count && items;
    };
    return waitUntil(records, { what: `${count} records of ${action}` });
  }
}
