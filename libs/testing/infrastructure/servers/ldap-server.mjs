import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Attribute, Change, Client } from 'ldapts';
import { freePort, startChild } from './child.mjs';
import { startGuard } from '../guard.mjs';

const SUFFIX = 'dc=home,dc=test';
const MANAGER = `cn=manager,${SUFFIX}`;
const PEOPLE = `ou=people,${SUFFIX}`;
const GROUPS = `ou=groups,${SUFFIX}`;
const SCHEMAS = ['core', 'cosine', 'inetorgperson'];

/** See `servers.d.mts`. */
export async function startLdapServer() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-ldap-'));
  const guard = startGuard(folder);
  const password = randomBytes(12).toString('hex');
  const certificateFile = makeCertificate(folder);
  const [port, securePort] = [await freePort(), await freePort()];
  const [url, secureUrl] = [`ldap://127.0.0.1:${port}`, `ldaps://127.0.0.1:${securePort}`];
  await startChild({
    command: slapd(),
    args: ['-f', configure(folder, password), '-h', `${url} ${secureUrl}`, '-d', '256'],
    started: guard.watch,
    isReady: (output) => output.includes('slapd starting'),
  });
  const manager = await connect(url, password);
  await addDirectoryTree(manager);
  return {
    url,
    secureUrl,
    certificateFile,
    env: settingsFor(url, password),
    add: (person) => addPerson(manager, person),
    setGroups: (uid, groups) => setGroups(manager, uid, groups),
    rename: (uid, newUid) => manager.modifyDN(personDn(uid), `uid=${newUid}`),
    remove: (uid) => manager.del(personDn(uid)),
    stop: async () => {
      await manager.unbind();
      await guard.end();
    },
  };
}

/** The path of `slapd`: Debian installs it in a folder that may not be in the PATH. */
function slapd() {
  return process.env.SLAPD_PATH ?? '/usr/sbin/slapd';
}

function configure(folder, password) {
  mkdirSync(join(folder, 'db'));
  const file = join(folder, 'slapd.conf');
  const lines = [
    ...SCHEMAS.map((name) => `include /etc/ldap/schema/${name}.schema`),
    'modulepath /usr/lib/ldap',
    'moduleload back_mdb',
    'moduleload memberof',
    // As in many directories, a sign-in with an empty password is an anonymous one.
    'allow bind_anon_cred bind_anon_dn',
    `TLSCACertificateFile ${join(folder, 'certificate.pem')}`,
    `TLSCertificateFile ${join(folder, 'certificate.pem')}`,
    `TLSCertificateKeyFile ${join(folder, 'key.pem')}`,
    'database mdb',
    'maxsize 10485760',
    `suffix "${SUFFIX}"`,
    `rootdn "${MANAGER}"`,
    `rootpw ${password}`,
    `directory ${join(folder, 'db')}`,
    'overlay memberof',
    'access to attrs=userPassword by anonymous auth by * none',
    'access to * by * read',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}

function makeCertificate(folder) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...subject], { stdio: 'ignore' });
  return certificate;
}

/** Connects with retries: the server logs that it starts before it listens. */
async function connect(url, password, attempts = 200) {
  const manager = new Client({ url });
  try {
    await manager.bind(MANAGER, password);
    return manager;
  } catch (error) {
    if (error.code !== 'ECONNREFUSED' || attempts === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return connect(url, password, attempts - 1);
  }
}

async function addDirectoryTree(manager) {
  await manager.add(SUFFIX, { objectClass: ['dcObject', 'organization'], dc: 'home', o: 'Home' });
  await manager.add(PEOPLE, { objectClass: ['organizationalUnit'], ou: 'people' });
  await manager.add(GROUPS, { objectClass: ['organizationalUnit'], ou: 'groups' });
}

async function addPerson(manager, { uid, mail, name, password, groups = [] }) {
  await manager.add(personDn(uid), {
    objectClass: ['inetOrgPerson'],
    uid,
    cn: name ?? uid,
    sn: uid,
    userPassword: password,
    ...(mail === undefined ? {} : { mail }),
    ...(name === undefined ? {} : { displayName: name }),
  });
  await setGroups(manager, uid, groups);
}

async function setGroups(manager, uid, groups) {
  const member = personDn(uid);
  const { searchEntries } = await manager.search(GROUPS, { scope: 'one', attributes: ['cn', 'member'] });
  const existing = new Map(searchEntries.map((entry) => [String(entry.cn), [entry.member].flat().map(String)]));
  for (const name of groups.filter((each) => !existing.has(each))) {
    // A group cannot be empty, so the manager is a member of all groups.
    await manager.add(`cn=${name},${GROUPS}`, { objectClass: ['groupOfNames'], cn: name, member: [MANAGER, member] });
  }
  for (const [name, members] of existing) {
    const [isMember, shouldBeMember] = [members.includes(member), groups.includes(name)];
    if (isMember === shouldBeMember) continue;
    const modification = new Attribute({ type: 'member', values: [member] });
    await manager.modify(
      `cn=${name},${GROUPS}`,
      new Change({ operation: shouldBeMember ? 'add' : 'delete', modification }),
    );
  }
}

function personDn(uid) {
  return `uid=${uid},${PEOPLE}`;
}

function settingsFor(url, password) {
  return {
    LDAP_AUTH_ENABLED: 'true',
    LDAP_SERVER_URL: url,
    LDAP_BASE_DN: SUFFIX,
    LDAP_QUERY_BIND: MANAGER,
    LDAP_QUERY_PASSWORD: password,
    LDAP_NAME_ATTRIBUTE: 'displayName',
    LDAP_ADMIN_FILTER: `(memberOf=cn=chefs,${GROUPS})`,
  };
}
