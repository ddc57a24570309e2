import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ResolveToken, SignIn, type Actor, type RequestInputOf } from '@larder/contracts';
import type { Environment } from '@larder/service-kit';
import { startTestService, type TestService } from '@larder/testing';
import { identityService } from '../../src/index.js';

export const ADMIN = { username: 'changeme@example.com', password: 'MyPassword' };

/** The service under test, with sign-in and requests on behalf of a user. */
export interface Identity extends TestService {
  readonly dataDir: string;
  /** The administrator of the first start. */
  readonly admin: Actor;
  signIn(form: Partial<RequestInputOf<typeof SignIn>>): Promise<{ token: string; device: string }>;
  /** The actor of a token. */
  actorOf(token: string): Promise<Actor>;
  /** The id of the user whom a sign-in admits. */
  userIdBySignIn(form: Partial<RequestInputOf<typeof SignIn>>): Promise<string>;
}

/** A server that the service needs for a test: of mails, LDAP or OpenID. */
interface ConnectedServer {
  /** The settings that connect the service to it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the service on an empty database, connected to a server; `stop()` stops both. */
export async function startIdentityWith(server: ConnectedServer, env: Environment = {}): Promise<Identity> {
  const identity = await startIdentity({ ...server.env, ...env });
  const stop = async () => {
    await identity.stop();
    await server.stop();
  };
  return Object.assign(Object.create(identity) as Identity, { stop });
}

/** Starts the service on an empty database. */
export async function startIdentity(env: Environment = {}): Promise<Identity> {
  // Tests sign in more often than the rate limit allows.
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-identity-'));
  const settings = { LOGIN_RATE_LIMIT: '100000', DATA_DIR: dataDir, ...env };
  const service = await startTestService(identityService, { env: settings });
  const signIn = async (form: Partial<RequestInputOf<typeof SignIn>>) => {
    const request = { address: '192.0.2.7', device: null, ...ADMIN, ...form };
    const { session, device } = await service.as(null).request(SignIn, request);
    return { token: session.token, device };
  };
  const actorOf = async (token: string) => (await service.as(null).request(ResolveToken, { token })).actor;
  const userIdBySignIn = async (form: Partial<RequestInputOf<typeof SignIn>>) =>
    (await actorOf((await signIn(form)).token)).userId;
  const username = env['INITIAL_ADMIN_EMAIL'] ?? ADMIN.username;
  const password = env['INITIAL_ADMIN_PASSWORD'] ?? ADMIN.password;
  const admin = await actorOf((await signIn({ username, password })).token);
  const stop = async () => {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return Object.assign(Object.create(service) as TestService, {
    dataDir,
    admin,
    signIn,
    actorOf,
    userIdBySignIn,
    stop,
  });
}
