import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { SecretBox } from './secret-box.js';
import { SECRETS, SecretSchema } from './secret.schema.js';

@Module({ providers: [provideModel(SECRETS, SecretSchema), SecretBox], exports: [SecretBox] })
export class SecretsModule {}
