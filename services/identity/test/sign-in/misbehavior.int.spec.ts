import { Mailer, Metrics, type Log, type MailSettings } from '@larder/service-kit';
import { RawServer, type Behavior } from '@larder/testing';
import type { IdentityConfig } from '../../src/config.js';
import { LdapDirectory } from '../../src/sign-in/ldap/ldap-directory.js';
import { OidcProvider } from '../../src/sign-in/oidc/oidc-provider.js';

const noLog = { error: () => undefined, warn: () => undefined } as unknown as Log;

type Behaviors = Record<string, Behavior>;
/** The result of an attempt at each server. */
type Outcomes = Record<string, unknown>;

const all: (() => Promise<void>)[] = [];
beforeAll(() => Promise.all(all.map((start) => start())));

/** Runs these attempts before the first test, together with all others of this file. */
function beforeAllTogether(attempts: () => Promise<Outcomes>): () => Outcomes {
  let outcomes: Outcomes = {};
  all.push(async () => {
    outcomes = await attempts();
  });
  return () => outcomes;
}

/** Runs an attempt at all servers concurrently. */
async function attemptAll(
  behaviors: Behaviors,
  attempt: (port: number) => Promise<unknown>,
  sendsFirst = false,
): Promise<Outcomes> {
  const outcomes = Object.entries(behaviors).map(async ([name, behavior]) => {
    const server = await RawServer.open(behavior, undefined, { sendsFirst });
    const outcome: unknown = await attempt(server.port).catch((error: unknown) => error);
    await server.close();
    return [name, outcome] as const;
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

/** The pause after each chunk of a response without end: without one, the test would only use processor time. */
const PAUSE_MS = 5;

/** Writes `start`, then the same chunk again and again, until the client ends the connection. */
const floods =
  (piece: Buffer | string, start: Buffer | string = ''): Behavior =>
  ({ socket }) => {
    const more = () => {
      if (!socket.destroyed) socket.write(piece, () => setTimeout(more, PAUSE_MS));
    };
    socket.resume().write(start);
    more();
  };

const ANY_PROTOCOL: Behaviors = {
  'closes at once': ({ socket }) => socket.end(),
  resets: ({ reset }) => reset(),
  'does not respond': () => undefined,
  'sends garbage': ({ socket }) => socket.end('\u0000\u0001garbage\r\n\r\n'),
  'sends garbage without end': floods(Buffer.alloc(64 * 1024, 0xff)),
  'sends one line without end': floods('x'.repeat(64 * 1024)),
};

describe('an OpenID provider', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
  const behaviors: Behaviors = {
    ...ANY_PROTOCOL,
    'stops within its metadata': ({ socket }) => socket.write(`${head}Content-Length: 1000\r\n\r\n{`),
    'sends metadata without end': floods('[1,', `${head}\r\n{"issuer":`),
  };
  const outcomes = beforeAllTogether(() =>
    attemptAll(behaviors, (port) => {
      const url = `http://127.0.0.1:${port}/.well-known/openid-configuration`;
      const settings = {
        OIDC_AUTH_ENABLED: true,
        OIDC_CONFIGURATION_URL: url,
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'y',
        OIDC_USER_CLAIM: 'email',
      };
      return new OidcProvider(noLog, settings as IdentityConfig).client();
    }),
  );

  it.each(Object.keys(behaviors))('is not available when it %s', (name) => {
    expect(outcomes()[name]).toMatchObject({
      code: 'identity.oidc-unavailable',
      cause: { message: expect.any(String) as string },
    });
  });
});

describe('a directory', () => {
  const success = (operation: number) => Buffer.from([0x30, 12, 2, 1, 2, operation, 7, 10, 1, 0, 4, 0, 4, 0]);
  /** Thousands of responses without a request, in one chunk. */
  const unrelated = Buffer.alloc(7 * 9_000, Buffer.from([0x30, 5, 2, 1, 99, 0x73, 0]));
  const unencrypted: Behaviors = {
    'closes at once': ({ socket }) => socket.end(),
    'does not respond': () => undefined,
    'sends unrelated responses': ({ socket }) => socket.write(unrelated),
    'announces four gigabytes': floods(Buffer.alloc(64 * 1024), Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff])),
    'stops after the sign-in': ({ socket }) => socket.write(success(0x61)),
  };
  const encrypted: Behaviors = {
    'accepts STARTTLS, then does not respond': ({ socket }) => socket.write(success(0x78)),
    'accepts STARTTLS, then sends garbage': ({ socket }) => {
      socket.write(success(0x78));
      socket.once('data', () => socket.write(unrelated));
    },
  };
  const outcomes = beforeAllTogether(async () => {
    const attempts = [
      attemptAll(unencrypted, (port) => authenticate(port, false)),
      attemptAll(encrypted, (port) => authenticate(port, true)),
    ];
    return Object.assign({}, ...(await Promise.all(attempts))) as Outcomes;
  });

  it.each(Object.keys({ ...unencrypted, ...encrypted }))('refuses the sign-in when it %s', (name) => {
    expect(outcomes()[name]).toEqual({ person: null, errors: [expect.any(String)] });
  });

  async function authenticate(port: number, isEncrypted: boolean) {
    const errors: string[] = [];
    const log = { error: (_text: string, { error }: { error: Error }) => errors.push(error.message) };
    const settings = {
      LDAP_SERVER_URL: `ldap://127.0.0.1:${port}`,
      LDAP_ENABLE_STARTTLS: isEncrypted,
      LDAP_BASE_DN: 'dc=test',
      LDAP_QUERY_BIND: 'cn=x',
      LDAP_QUERY_PASSWORD: 'y',
      LDAP_ID_ATTRIBUTE: 'uid',
      LDAP_MAIL_ATTRIBUTE: 'mail',
      LDAP_NAME_ATTRIBUTE: 'name',
    };
    const directory = new LdapDirectory(log as unknown as Log, settings as IdentityConfig);
    const person = await directory.authenticate('ana', 'word');
    await directory.onApplicationShutdown();
    return { person, errors };
  }
});

describe('a mail server', () => {
  const afterGreeting =
    (next: Behavior): Behavior =>
    (accepted) => {
      accepted.socket.write('220 mail.test ESMTP\r\n');
      next(accepted);
    };
  const behaviors: Behaviors = {
    ...ANY_PROTOCOL,
    'greets and closes': afterGreeting(({ socket }) => socket.end()),
    'greets and does not respond': afterGreeting(() => undefined),
    'greets without end': floods('220-more\r\n'.repeat(1_000)),
    'greets and sends garbage without end': afterGreeting(floods(Buffer.alloc(64 * 1024, 0xff))),
    'responds without end': afterGreeting(floods('250-more\r\n'.repeat(1_000))),
  };
  const outcomes = beforeAllTogether(() => attemptAll(behaviors, (port) => send(port), true));

  it.each(Object.keys(behaviors))('fails the mail when it %s', (name) => {
    expect(outcomes()[name]).toMatchObject({
      message: expect.any(String) as string,
      code: expect.any(String) as string,
    });
  });

  async function send(port: number): Promise<void> {
    const settings = {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: port,
      SMTP_AUTH_STRATEGY: 'NONE',
      SMTP_FROM_NAME: 'Larder',
      SMTP_FROM_EMAIL: 'a@b.test',
    };
    const mailer = new Mailer(settings as unknown as MailSettings, new Metrics('test'));
    try {
      await mailer.send({ to: ['c@d.test'], subject: 's', text: 't', html: 'h' });
    } finally {
      mailer.onModuleDestroy();
    }
  }
});
