import { createWorkerPool, InjectConfig, Log, type LdapSettings } from '@larder/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { IdentityConfig } from '../../config.js';
import type { LdapResult, LdapRequest, LdapUser } from './authenticate.js';

/** Concurrent sign-ins; others wait for milliseconds. */
const THREADS = 4;
const MEGABYTES = 128;
/** Timeout for all requests of one sign-in, shorter than the timeout of its message. */
const TIMEOUT_MS = 20_000;

/** Queries the directory (docs/api/identity.md#ldap) in worker threads. */
@Injectable()
export class LdapDirectory implements OnApplicationShutdown {
  private readonly settings: LdapSettings;
  private readonly threads = createWorkerPool({
    file: new URL('./ldap.worker.js', import.meta.url),
    threads: THREADS,
    maxMegabytes: MEGABYTES,
  });

  constructor(
    private readonly log: Log,
    @InjectConfig() config: IdentityConfig,
  ) {
    this.settings = ldapSettingsOf(config);
  }

  /** The user; null for a wrong password, an unknown or ambiguous name, and while the directory is unavailable. */
  async authenticate(input: string, password: string): Promise<LdapUser | null> {
    // Many directories treat an empty password as an anonymous bind and accept it.
    if (!input || !password) return null;
    const result = await this.runInWorker({ settings: this.settings, input, password });
    if (result !== 'ambiguous') return result;
    this.log.warn('the LDAP server has several users with one name, none is signed in');
    return null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }

  private async runInWorker(request: LdapRequest): Promise<LdapResult> {
    try {
      return await this.threads.run<LdapRequest, LdapResult>(request, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      this.log.error('request to the LDAP server failed', { error });
      return null;
    }
  }
}

/** Only these are sent to the thread: it needs no other secrets. */
function ldapSettingsOf(config: IdentityConfig): LdapSettings {
  // Keys of this prefix are these settings.
  return Object.fromEntries(Object.entries(config).filter(([key]) => key.startsWith('LDAP_'))) as LdapSettings;
}
