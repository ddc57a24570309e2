import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConcurrencyLimit } from '../../store/index.js';
/** Each hash takes a core and 19 MiB; two at once leave room for everything else (OWASP's second recommendation). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** Some five seconds of work on a small box. */
const MOST_WAITING = 200;
const ARGON2_HASH = /^\$argon2id\$/;
/** The hashes of people who moved in from another product. */
const BCRYPT_HASH = /^\$2[abxy]\$(\d{2})\$/;
/** A hash that takes longer than about two seconds was not made for signing in. */
const MAX_BCRYPT_COST = 14;

/** Hashes passwords with argon2id. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly limit = new ConcurrencyLimit(AT_ONCE, MOST_WAITING);
  private placeholder: Promise<string> | undefined;

  /** The first unknown user must not wait longer than later ones. */
  async onModuleInit(): Promise<void> {
    await this.placeholderHash();
  }

  hash(password: string): Promise<string> {
    return this.limit.run(() => hash(password, ARGON2ID));
  }

  /**
   * Whether the password fits. What is stored may be no hash at all (accounts managed elsewhere): then none fits, and
   * finding out takes as long as for any other.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    if (stored !== null && isBcrypt(stored)) return this.limit.run(() => compare(password, stored).catch(() => false));
    const known = stored !== null && ARGON2_HASH.test(stored);
    const right = await this.verify(known ? stored : await this.placeholderHash(), password);
    return known && right;
  }

  /** Whether a password that fits should be hashed anew: the stored hash is not of the kind that is made here. */
  isOutdated(stored: string | null): boolean {
    return stored !== null && isBcrypt(stored);
  }

  private verify(stored: string, password: string): Promise<boolean> {
    return this.limit.run(() => verify(stored, password).catch(() => false));
  }

  private placeholderHash(): Promise<string> {
    this.placeholder ??= this.hash('the password of nobody');
    return this.placeholder;
  }
}

function isBcrypt(stored: string): boolean {
  return Number(BCRYPT_HASH.exec(stored)?.[1] ?? Infinity) <= MAX_BCRYPT_COST;
}
