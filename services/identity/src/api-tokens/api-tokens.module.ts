import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { ApiTokenController } from './api-token.controller.js';
import { ApiTokenService } from './api-token.service.js';

@Module({
  imports: [RecordsModule, TokensModule],
  controllers: [ApiTokenController],
  providers: [ApiTokenService],
  exports: [ApiTokenService],
})
export class ApiTokensModule {}
