import type { Log } from '@larder/service-kit';
import { RawServer, selfSigned, type Behavior } from '@larder/testing';
import type { IdentityConfig } from '../src/config.js';
import { LdapDirectory } from '../src/ldap/ldap-directory.js';
import { Mailer } from '../src/mail/mailer.js';
import { OidcProvider } from '../src/oidc/oidc-provider.js';

const silent = { error: () => undefined, warn: () => undefined } as unknown as Log;
const identity = selfSigned();
const MB = 1024 * 1024;
/** The longest that a person waits for a server that says nothing. */
const WAIT_MS = 25_000;

let server: RawServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Writes the start, then the same piece for as long as it is taken. */
const floods =
  (piece: Buffer | string, start: Buffer | string = ''): Behavior =>
  ({ socket }) => {
    const more = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.resume().on('drain', more).write(start);
    more();
  };

const EVERY_PROTOCOL: [string, Behavior][] = [
  ['closes at once', ({ socket }) => socket.end()],
  ['resets', ({ reset }) => reset()],
  ['says nothing', () => undefined],
  ['says garbage', ({ socket }) => socket.write('\u0000\u0001garbage\r\n\r\n')],
  ['says garbage for ever', floods(Buffer.alloc(64 * 1024, 0xff))],
  ['says a line for ever', floods('x'.repeat(64 * 1024))],
];

describe('an OpenID provider that fails', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
  it.each([
    ...EVERY_PROTOCOL,
    ['stops in its description', ({ socket }) => socket.write(`${head}Content-Length: 1000\r\n\r\n{`)],
    ['describes itself for ever', floods('[1,', `${head}\r\n{"issuer":`)],
  ] as [string, Behavior][])(
    'is not available when it %s',
    async (_what, behavior) => {
      server = await RawServer.open(behavior);
      const url = `http://127.0.0.1:${server.port}/.well-known/openid-configuration`;
      const settings = { OIDC_AUTH_ENABLED: true, OIDC_CONFIGURATION_URL: url, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' };
      const provider = new OidcProvider(silent, settings as IdentityConfig);

      await expect(provider.client()).rejects.toMatchObject({ code: 'identity.oidc-unavailable' });
    },
    WAIT_MS,
  );
});

describe('a directory that fails', () => {
  /** Thousands of answers that nobody asked for, in one piece. */
  const strangers = Buffer.alloc(7 * 9_000, Buffer.from([0x30, 5, 2, 1, 99, 0x73, 0]));
  const bound = Buffer.from([0x30, 12, 2, 1, 2, 0x61, 7, 10, 1, 0, 4, 0, 4, 0]);
  it.each([
    ...EVERY_PROTOCOL,
    ['answers what was not asked', ({ socket }) => socket.write(strangers)],
    ['answers what was not asked for ever', floods(strangers)],
    ['announces four gigabytes', floods(Buffer.alloc(64 * 1024), Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]))],
    ['stops after the sign-in', ({ socket }) => socket.write(bound)],
  ] as [string, Behavior][])(
    'lets nobody in when it %s',
    async (_what, behavior) => {
      server = await RawServer.open(behavior);
      expect(await directory(`ldap://127.0.0.1:${server.port}`).authenticate('ana', 'word')).toBeNull();
      expect(await directory(`ldap://127.0.0.1:${server.port}`, true).authenticate('ana', 'word')).toBeNull();
    },
    WAIT_MS,
  );

  it('lets nobody in when it agrees to encrypt and then says nothing', async () => {
    const agreed = Buffer.from([0x30, 12, 2, 1, 2, 0x78, 7, 10, 1, 0, 4, 0, 4, 0]);
    server = await RawServer.open(({ socket }) => socket.write(agreed));

    expect(await directory(`ldap://127.0.0.1:${server.port}`, true).authenticate('ana', 'word')).toBeNull();
  }, WAIT_MS);

  function directory(url: string, isEncrypted = false): LdapDirectory {
    const settings = {
      LDAP_SERVER_URL: url,
      LDAP_ENABLE_STARTTLS: isEncrypted,
      LDAP_BASE_DN: 'dc=test',
      LDAP_QUERY_BIND: 'cn=x',
      LDAP_QUERY_PASSWORD: 'y',
      LDAP_ID_ATTRIBUTE: 'uid',
    };
    return new LdapDirectory(silent, settings as IdentityConfig);
  }
});

describe('a mail server that fails', () => {
  const greets =
    (next: Behavior): Behavior =>
    (accepted) => {
      accepted.socket.write('220 mail.test ESMTP\r\n');
      next(accepted);
    };
  it.each([
    ...EVERY_PROTOCOL,
    ['greets and closes', greets(({ socket }) => socket.end())],
    ['greets and says nothing', greets(() => undefined)],
    ['greets for ever', floods('220-more\r\n'.repeat(1_000))],
    ['greets and says garbage for ever', greets(floods(Buffer.alloc(64 * 1024, 0xff)))],
    ['answers for ever', greets(floods('250-more\r\n'.repeat(1_000)))],
  ] as [string, Behavior][])(
    'fails the mail when it %s',
    async (_what, behavior) => {
      // A mail server speaks first.
      server = await RawServer.open(behavior, undefined, { speaksFirst: true });
      const settings = { SMTP_HOST: '127.0.0.1', SMTP_PORT: server.port, SMTP_AUTH_STRATEGY: 'NONE', SMTP_FROM_EMAIL: 'a@b.test' };
      const mailer = new Mailer(settings as unknown as IdentityConfig);

      await expect(mailer.send('c@d.test', { subject: 's', text: 't', html: 'h' } as never)).rejects.toThrow();
      mailer.onModuleDestroy();
    },
    WAIT_MS,
  );
});
void identity;
void MB;
