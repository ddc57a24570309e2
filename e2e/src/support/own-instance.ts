import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../support/start-product.mjs';
import { Api } from './api.js';
import { administrator } from './product.js';

export const ADMIN_PASSWORD = 'corn-flour-9';

/** A separate product with an administrator and its own settings. */
export interface OwnInstance {
  url: string;
  admin: Api;
  stop(): Promise<void>;
}

/** Starts one with these settings. */
export async function startOwnInstance(settings: Record<string, string>): Promise<OwnInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-instance-'));
  const product = await startProduct(folder, settings);
  const admin = await settle(await administrator(new Api(product.url)));
  const stop = async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: product.url, admin, stop };
}

/** Replaces the default account, as the setup does. */
export async function settle(api: Api): Promise<Api> {
  const { body: self } = await api.get('/api/users/self');
  const { id } = self as { id: string };
  await api.put('/api/users/password', { currentPassword: 'MyPassword', newPassword: ADMIN_PASSWORD });
  await api.put(`/api/users/${id}`, {
    ...(self as object),
    username: 'ana',
    fullName: 'Ana Ruiz',
    email: 'ana@example.org',
    currentPassword: ADMIN_PASSWORD,
  });
  return new Api(api.url).signIn('ana', ADMIN_PASSWORD);
}
