import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { PageVisitor } from './page-visitor.mjs';

const CLIENT_ID = 'larder';

/** See `servers.d.mts`. */
export async function startOidcServer({ claimsByUserinfo = false, redirectUris }) {
  const state = { people: new Map(), handler: undefined };
  const server = createServer((request, reply) => state.handler(request, reply));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const secret = randomBytes(24).toString('hex');
  const rotateKeys = async () => {
    const settings = { claimsByUserinfo, redirectUris, secret, people: state.people, jwks: await newKeys() };
    state.handler = new Provider(issuer, configuration(settings)).callback();
  };
  await rotateKeys();
  return {
    issuer,
    env: settingsFor(issuer, secret),
    people: state.people,
    rotateKeys,
    signIn: (url, name) => new PageVisitor(issuer).signIn(url, name),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function configuration({ claimsByUserinfo, redirectUris, secret, people, jwks }) {
  return {
    jwks,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: secret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris.map((uri) => `${uri}?direct=1`),
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
      groups: ['groups'],
    },
    conformIdTokenClaims: claimsByUserinfo,
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
  };
}

async function newKeys() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }] };
}

function settingsFor(issuer, secret) {
  return {
    OIDC_AUTH_ENABLED: 'true',
    OIDC_CONFIGURATION_URL: `${issuer}/.well-known/openid-configuration`,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: secret,
    OIDC_PROVIDER_NAME: 'Test provider',
  };
}
