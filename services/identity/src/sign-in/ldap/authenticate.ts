import type { LdapSettings } from '@larder/service-kit';
import { InvalidCredentialsError, type Client, type Entry } from 'ldapts';
import { withDirectory } from './ldap-connection.js';
import { configuredFilter, userFilter } from './ldap-filter.js';

/** A user whose password the directory has confirmed. Values that the directory lacks are empty. */
export interface LdapUser {
  id: string;
  email: string;
  fullName: string;
  /** The name of the directory entry. */
  dn: string;
  /** The permanent id of the directory entry; empty when the directory sends none. */
  entryId: string;
  /** Null when no filter is configured. */
  isAdmin: boolean | null;
}

const ACTIVE_DIRECTORY_ID = 'objectGUID';
/**
 * Attributes with permanent ids, which entries keep when they are renamed or moved: RFC 4530, Active Directory, 389
 * Directory Server, FreeIPA.
 */
const ID_ATTRIBUTES = ['entryUUID', ACTIVE_DIRECTORY_ID, 'nsUniqueId', 'ipaUniqueID'];

/** A sign-in to check. It is sent to a worker thread, so it contains plain data only. */
export interface LdapRequest {
  settings: LdapSettings;
  /** The entered name or address. */
  input: string;
  password: string;
}

/** The user; `ambiguous` when several entries have the name; null when the sign-in is refused. */
export type LdapResult = LdapUser | 'ambiguous' | null;

/**
 * The authenticated user; null for a wrong password and for an unknown name. Throws when the directory is unavailable.
 */
export function authenticate(request: LdapRequest): Promise<LdapResult> {
  return withDirectory(request.settings, (client) => authenticateWith(client, request));
}

async function authenticateWith(client: Client, { settings, input, password }: LdapRequest): Promise<LdapResult> {
  await bindToSearch(client, settings);
  const entry = await findEntry(client, settings, input);
  if (!entry || entry === 'ambiguous') return entry;
  if (!(await isPassword(client, entry.dn, password))) return null;
  const { LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE } = settings;
  return {
    id: firstValue(entry, LDAP_ID_ATTRIBUTE),
    email: firstValue(entry, LDAP_MAIL_ATTRIBUTE),
    fullName: firstValue(entry, LDAP_NAME_ATTRIBUTE),
    dn: entry.dn,
    entryId: ID_ATTRIBUTES.map((attribute) => firstValue(entry, attribute)).find(Boolean) ?? '',
    isAdmin: await isAdmin(client, settings, { dn: entry.dn, input }),
  };
}

/** Without a configured account the search is anonymous, which needs no bind. */
async function bindToSearch(client: Client, { LDAP_QUERY_BIND, LDAP_QUERY_PASSWORD }: LdapSettings): Promise<void> {
  if (LDAP_QUERY_BIND) await client.bind(LDAP_QUERY_BIND, LDAP_QUERY_PASSWORD ?? '');
}

async function findEntry(client: Client, settings: LdapSettings, input: string): Promise<Entry | 'ambiguous' | null> {
  const { LDAP_BASE_DN = '', LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE } = settings;
  const { searchEntries } = await client.search(LDAP_BASE_DN, {
    scope: 'sub',
    sizeLimit: 2,
    filter: userFilter(settings, input),
    attributes: [LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE, ...ID_ATTRIBUTES],
    explicitBufferAttributes: [ACTIVE_DIRECTORY_ID],
  });
  const entries = searchEntries.filter(({ dn }) => dn);
  return entries.length > 1 ? 'ambiguous' : (entries[0] ?? null);
}

async function isAdmin(
  client: Client,
  settings: LdapSettings,
  { dn, input }: { dn: string; input: string },
): Promise<boolean | null> {
  const { LDAP_ADMIN_FILTER } = settings;
  if (!LDAP_ADMIN_FILTER) return null;
  const filter = configuredFilter(settings, LDAP_ADMIN_FILTER, input);
  const { searchEntries } = await client.search(dn, { scope: 'base', filter, attributes: ['1.1'] });
  return searchEntries.length > 0;
}

async function isPassword(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false;
    throw error;
  }
}

/** Attribute names are case-insensitive. Binary values are converted to hexadecimal. */
function firstValue(entry: Entry, attribute: string): string {
  const name = Object.keys(entry).find((key) => key.toLowerCase() === attribute.toLowerCase());
  const value = name === undefined ? undefined : entry[name];
  const [first] = Array.isArray(value) ? value : [value];
  return Buffer.isBuffer(first) ? first.toString('hex') : (first ?? '');
}
