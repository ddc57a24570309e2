// External servers that the product can be connected to, started by the tests that need them. Their libraries are only
// loaded then.

export async function startLdapServer() {
  return (await import('./servers/ldap-server.mjs')).startLdapServer();
}

export async function startMailServer() {
  return (await import('./servers/mail-server.mjs')).startMailServer();
}

export async function startOidcServer(options) {
  return (await import('./servers/oidc-server.mjs')).startOidcServer(options);
}
