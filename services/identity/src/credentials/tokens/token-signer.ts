import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Keyring } from './keyring.js';

/** The purpose of a token; a token is only valid for its purpose. */
export type Purpose = 'session' | 'api-token' | 'device';

/** A verified token: its claims, and the common ones. */
export interface CheckedToken {
  purpose: Purpose;
  /** Unix seconds. */
  expiresAt: number;
  claims: JWTPayload;
}

interface Draft {
  purpose: Purpose;
  claims: JWTPayload;
  lifetimeSeconds: number;
}

/** Existing clients expect this issuer. */
const ISSUER = 'mealie';
const ALGORITHM = 'HS256';

/** Signs and verifies tokens: JWTs whose `exp` clients may read. */
@Injectable()
export class TokenSigner {
  constructor(private readonly keyring: Keyring) {}

  async sign({ purpose, claims, lifetimeSeconds }: Draft): Promise<string> {
    const key = this.keyring.current();
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ jti: newId(), ...claims, typ: purpose })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
      .setIssuer(ISSUER)
      .setAudience(purpose)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .sign(key.bytes);
  }

  /** The claims of a valid token for one of the purposes; null for anything else. */
  async check(token: string, purposes: Purpose[]): Promise<CheckedToken | null> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        issuer: ISSUER,
        audience: purposes,
        algorithms: [ALGORITHM],
        requiredClaims: ['exp'],
      });
      return { purpose: payload.aud as Purpose, expiresAt: payload.exp ?? 0, claims: payload };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  private async keyOf(id: string | undefined): Promise<Uint8Array> {
    const key = await this.keyring.byId(id);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.bytes;
  }
}
