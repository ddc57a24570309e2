import { CachesInvalidated, RotateSigningSecret, SigningSecretErrors, type RequestOf } from '@larder/contracts';
import { Answers, Broadcasts, InjectConfig, Log, requireOperator } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import type { IdentityConfig } from '../../config.js';
import { SecretRepository } from './secret.repository.js';

/** Lets the operator replace the generated secret. */
@Controller()
export class SigningSecretController {
  constructor(
    private readonly secrets: SecretRepository,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** Invalidates at once the keyrings of all replicas and the tokens that gateways have cached. */
  @Answers(RotateSigningSecret)
  async rotate({ revoke }: RequestOf<typeof RotateSigningSecret>) {
    requireOperator();
    if (this.config.SECRET) throw SigningSecretErrors.configured();
    await this.secrets.rotate({ revoke });
    this.broadcasts.send(CachesInvalidated, {});
    this.log.warn('signing key replaced', { revoked: revoke });
    return {};
  }
}
