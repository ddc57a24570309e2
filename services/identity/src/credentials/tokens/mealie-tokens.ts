import { idOf } from '@larder/mealie-dump';
import { InjectConfig } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { IdentityConfig } from '../../config.js';

/** The claims of an API token that Mealie signed; its other tokens have no `long_token`. */
const MealieClaims = z.object({
  long_token: z.literal(true),
  id: z.string().transform((id) => idOf(id) ?? ''),
  integration_id: z.string().optional(),
  exp: z.number(),
});

/** An API token that Mealie signed. */
export interface MealieToken {
  userId: string;
  /** Absent in tokens of older versions. */
  integrationId?: string | undefined;
  /** Unix seconds. */
  expiresAt: number;
}

/** Verifies API tokens that Mealie signed, with `MEALIE_SECRET`. Their records are imported with a backup. */
@Injectable()
export class MealieTokens {
  private readonly key: Uint8Array | null;

  constructor(@InjectConfig() { MEALIE_SECRET }: Pick<IdentityConfig, 'MEALIE_SECRET'>) {
    this.key = MEALIE_SECRET ? new TextEncoder().encode(MEALIE_SECRET) : null;
  }

  /** Null for anything else, for an expired token, and without the setting. */
  async check(token: string): Promise<MealieToken | null> {
    if (!this.key) return null;
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'] });
      const { data } = MealieClaims.safeParse(payload);
      return data ? { userId: data.id, integrationId: data.integration_id, expiresAt: data.exp } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
