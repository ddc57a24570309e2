import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { Keyring } from './keyring.js';
import { MealieTokens } from './mealie-tokens.js';
import { SecretRepository } from './secret.repository.js';
import { SECRETS, SecretSchema } from './secret.schema.js';
import { SigningSecretController } from './signing-secret.controller.js';
import { SessionTokens } from './session-tokens.js';
import { TokenSigner } from './token-signer.js';

@Module({
  controllers: [SigningSecretController],
  providers: [provideModel(SECRETS, SecretSchema), SecretRepository, Keyring, MealieTokens, SessionTokens, TokenSigner],
  exports: [Keyring, MealieTokens, SessionTokens, TokenSigner],
})
export class TokensModule {}
