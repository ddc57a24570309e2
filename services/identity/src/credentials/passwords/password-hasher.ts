import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AtMost } from '../../store/index.js';
/** Each hash takes a core and 19 MiB; two at once leave room for everything else (OWASP's second recommendation). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** Some five seconds of work on a small box. */
const MOST_WAITING = 200;
const ARGON2_HASH = /^\$argon2id\$/;

/** Hashes passwords with argon2id. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly limit = new AtMost(AT_ONCE, MOST_WAITING);
  private nobody: Promise<string> | undefined;

  /** The first unknown user must not wait longer than later ones. */
  async onModuleInit(): Promise<void> {
    await this.nobodysHash();
  }

  hash(password: string): Promise<string> {
    return this.limit.run(() => hash(password, ARGON2ID));
  }

  /**
   * Whether the password fits. What is stored may be no hash at all (accounts managed elsewhere): then none fits, and
   * finding out takes as long as for any other.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const known = stored !== null && ARGON2_HASH.test(stored);
    const right = await this.verify(known ? stored : await this.nobodysHash(), password);
    return known && right;
  }

  private verify(stored: string, password: string): Promise<boolean> {
    return this.limit.run(() => verify(stored, password).catch(() => false));
  }

  private nobodysHash(): Promise<string> {
    this.nobody ??= this.hash('the password of nobody');
    return this.nobody;
  }
}
