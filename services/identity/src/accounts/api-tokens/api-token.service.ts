import { ActorChanged, CommonErrors, IdentityErrors } from '@larder/contracts';
import type { Actor, TokenIn, TokenOut } from '@larder/contracts';
import { Broadcasts, CounterRepository, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { TokenSigner } from '../../credentials/index.js';
import { type ApiTokenRecord, ApiTokenRepository, toTokenOut } from '../../store/index.js';
import { tokenHash } from '../../text/index.js';

/** Five years. */
const LIFETIME_SECONDS = 1_825 * 86_400;

/** API tokens: returned once at creation, looked up at each use. */
@Injectable()
export class ApiTokenService {
  constructor(
    private readonly tokens: ApiTokenRepository,
    private readonly counters: CounterRepository,
    private readonly signer: TokenSigner,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
  ) {}

  async create(actor: Actor, { name, integrationId }: TokenIn): Promise<TokenOut> {
    const id = newId();
    const token = await this.sign(actor, { id, name, integrationId });
    const record = await this.tokens.insert({
      _id: id,
      number: await this.counters.takeNext('api-token'),
      userId: actor.userId,
      name,
      integrationId,
      secretHash: tokenHash(token),
      expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1000),
    });
    this.broadcasts.send(ActorChanged, { userId: actor.userId });
    this.log.info('API token created', { number: record.number });
    return { ...toTokenOut(record), token };
  }

  async delete(actor: Actor, number: number): Promise<{ tokenDelete: string }> {
    const owner = await this.tokens.findOwner(number);
    if (owner && owner !== actor.userId) throw CommonErrors.forbidden();
    const removed = owner && (await this.tokens.delete(actor, number));
    if (!removed) throw IdentityErrors.tokenNotFound();
    this.broadcasts.send(ActorChanged, { userId: actor.userId });
    this.log.info('API token deleted', { number });
    return { tokenDelete: removed.name };
  }

  /** The record of a token whose signature was checked; throws when it was deleted. */
  async recordOf(id: string, token: string): Promise<ApiTokenRecord> {
    const record = await this.tokens.findUsable(id, tokenHash(token));
    if (!record) throw IdentityErrors.wrongCredentials();
    return record;
  }

  /** The record of a token that another site signed and that was imported; throws when it was deleted. */
  async importedRecordOf(userId: string, token: string): Promise<ApiTokenRecord> {
    const record = await this.tokens.findByHash(userId, tokenHash(token));
    if (!record) throw IdentityErrors.wrongCredentials();
    return record;
  }

  /** The claims that existing clients decode. */
  private sign({ userId }: Actor, { id, name, integrationId }: { id: string; name: string; integrationId: string }) {
    const claims = { long_token: true, id: userId, name, integration_id: integrationId, jti: id };
    return this.signer.sign({ purpose: 'api-token', claims, lifetimeSeconds: LIFETIME_SECONDS });
  }
}
