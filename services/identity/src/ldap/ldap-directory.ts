import { InjectConfig, Log, type LdapSettings } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Client, Entry } from 'ldapts';
import type { IdentityConfig } from '../config.js';
import { withDirectory } from './ldap-connection.js';
import { configuredFilter, personFilter } from './ldap-filter.js';

/** Somebody whose password the directory has confirmed. Values the directory lacks are empty. */
export interface LdapPerson {
  id: string;
  email: string;
  fullName: string;
  /** Null when no filter decides it. */
  isAdmin: boolean | null;
}

/** Asks the directory (contract 02, section 5). */
@Injectable()
export class LdapDirectory {
  private readonly settings: LdapSettings;

  constructor(
    private readonly log: Log,
    @InjectConfig() config: IdentityConfig,
  ) {
    this.settings = config;
  }

  /** Who it is; null for wrong passwords, for none or several of that name, and while the directory cannot be asked. */
  async authenticate(input: string, password: string): Promise<LdapPerson | null> {
    // Many directories take an empty password for an anonymous sign-in and accept it.
    if (!input || !password) return null;
    try {
      return await withDirectory(this.settings, (client) => this.ask(client, input, password));
    } catch (error) {
      this.log.error('the directory could not be asked', { error });
      return null;
    }
  }

  private async ask(client: Client, input: string, password: string): Promise<LdapPerson | null> {
    await this.bindToSearch(client);
    const entry = await this.find(client, input);
    if (!entry || !(await accepts(client, entry.dn, password))) return null;
    const { LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE } = this.settings;
    return {
      id: firstValue(entry, LDAP_ID_ATTRIBUTE),
      email: firstValue(entry, LDAP_MAIL_ATTRIBUTE),
      fullName: firstValue(entry, LDAP_NAME_ATTRIBUTE),
      isAdmin: await this.isAdmin(client, entry.dn, input),
    };
  }

  /** Without an account for it the search is anonymous, which needs no bind. */
  private async bindToSearch(client: Client): Promise<void> {
    const { LDAP_QUERY_BIND, LDAP_QUERY_PASSWORD } = this.settings;
    if (LDAP_QUERY_BIND) await client.bind(LDAP_QUERY_BIND, LDAP_QUERY_PASSWORD ?? '');
  }

  private async find(client: Client, input: string): Promise<Entry | null> {
    const { LDAP_BASE_DN = '', LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE } = this.settings;
    const { searchEntries } = await client.search(LDAP_BASE_DN, {
      scope: 'sub',
      sizeLimit: 2,
      filter: personFilter(this.settings, input),
      attributes: [LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE],
    });
    const found = searchEntries.filter(({ dn }) => dn);
    if (found.length > 1) this.log.warn('the directory knows several people of one name');
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  private async isAdmin(client: Client, dn: string, input: string): Promise<boolean | null> {
    const { LDAP_ADMIN_FILTER } = this.settings;
    if (!LDAP_ADMIN_FILTER) return null;
    const filter = configuredFilter(this.settings, LDAP_ADMIN_FILTER, input);
    const { searchEntries } = await client.search(dn, { scope: 'base', filter, attributes: ['1.1'] });
    return searchEntries.length > 0;
  }
}

async function accepts(client: Client, dn: string, password: string): Promise<boolean> {
  const { InvalidCredentialsError } = await import('ldapts');
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false;
    throw error;
  }
}

/** Servers write the names of attributes in any case. */
function firstValue(entry: Entry, attribute: string): string {
  const name = Object.keys(entry).find((key) => key.toLowerCase() === attribute.toLowerCase());
  const value = name === undefined ? undefined : entry[name];
  const [first] = Array.isArray(value) ? value : [value];
  return first?.toString() ?? '';
}
