import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/store.module.js';
import { TokensModule } from '../../credentials/tokens/tokens.module.js';
import { ApiTokenController } from './api-token.controller.js';
import { ApiTokenService } from './api-token.service.js';

@Module({
  imports: [StoreModule, TokensModule],
  controllers: [ApiTokenController],
  providers: [ApiTokenService],
  exports: [ApiTokenService],
})
export class ApiTokensModule {}
