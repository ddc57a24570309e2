import { ConcurrencyLimit } from '@larder/service-kit';
import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Each hash takes a core and 19 MiB; two at once leave room for everything else (OWASP's second recommendation). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENCY = 2;
/** About five seconds of work on a small server. */
const MAX_WAITING = 200;
const ARGON2_HASH = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=1\$/;
/** Maximum accepted work of an argon2id hash, four times that of a new one: a restored backup may contain any hash. */
const MAX_ARGON2_WORK = 4 * ARGON2ID.memoryCost * ARGON2ID.timeCost;
/** bcrypt hashes, imported from another product. */
const BCRYPT_HASH = /^\$2[abxy]\$(\d{2})\$/;
/** Maximum accepted bcrypt cost, about two seconds. */
const MAX_BCRYPT_COST = 14;

/** Hashes passwords with argon2id. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly limit = new ConcurrencyLimit(CONCURRENCY, MAX_WAITING);
  private placeholder: Promise<string> | undefined;

  /** Created at start, so that the first sign-in of an unknown user does not take longer than later ones. */
  async onModuleInit(): Promise<void> {
    await this.placeholderHash();
  }

  hash(password: string): Promise<string> {
    return this.limit.run(() => hash(password, ARGON2ID));
  }

  /**
   * Whether the password matches. The stored text may not be a hash (accounts managed by a directory or provider): then
   * no password matches, and the check takes as long as for any other.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    if (stored !== null && isBcrypt(stored)) return this.limit.run(() => compare(password, stored).catch(() => false));
    const isHash = stored !== null && isArgon2(stored);
    const matches = await this.verify(isHash ? stored : await this.placeholderHash(), password);
    return isHash && matches;
  }

  /** Whether a matching password should be rehashed: the stored hash has another algorithm. */
  isOutdated(stored: string | null): boolean {
    return stored !== null && isBcrypt(stored);
  }

  private verify(stored: string, password: string): Promise<boolean> {
    return this.limit.run(() => verify(stored, password).catch(() => false));
  }

  private placeholderHash(): Promise<string> {
    this.placeholder ??= this.hash('no password');
    return this.placeholder;
  }
}

function isArgon2(stored: string): boolean {
  const [, memoryCost = Infinity, timeCost = Infinity] = ARGON2_HASH.exec(stored) ?? [];
  return Number(memoryCost) * Number(timeCost) <= MAX_ARGON2_WORK;
}

function isBcrypt(stored: string): boolean {
  return Number(BCRYPT_HASH.exec(stored)?.[1] ?? Infinity) <= MAX_BCRYPT_COST;
}
