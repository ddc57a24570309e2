// External servers that the product can be connected to, started by the tests that need them. Their libraries are only
// loaded then.

export async function startLdapServer() {
  return (await import('./ldap-server.mjs')).startLdapServer();
}

export async function startMailServer() {
  return (await import('./mail-server.mjs')).startMailServer();
}

export async function startOidcServer(options) {
  return (await import('./oidc-server.mjs')).startOidcServer(options);
}
