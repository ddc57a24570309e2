import { Module } from '@nestjs/common';
import { TokensModule } from '../../credentials/index.js';
import { StoreModule } from '../../store/index.js';
import { ApiTokenController } from './api-token.controller.js';
import { ApiTokenService } from './api-token.service.js';

@Module({
  imports: [StoreModule, TokensModule],
  controllers: [ApiTokenController],
  providers: [ApiTokenService],
  exports: [ApiTokenService],
})
export class ApiTokensModule {}
