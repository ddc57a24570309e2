import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/index.js';
import { UploadsModule } from '../uploads/index.js';
import { AiClient } from './ai-client.js';
import { AiTestService } from './ai-test.service.js';
import { AiController } from './ai.controller.js';
import { JpegUploads } from './jpeg-uploads.js';

/** The client of the language model, and the administrators' test of it. */
@Module({
  imports: [StorageModule, UploadsModule],
  controllers: [AiController],
  providers: [AiClient, AiTestService, JpegUploads],
  exports: [AiClient, JpegUploads],
})
export class AiModule {}
