import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { AvatarController } from './avatar.controller.js';
import { AvatarMaker } from './avatar-maker.js';
import { AvatarService } from './avatar.service.js';

@Module({
  imports: [RecordsModule],
  controllers: [AvatarController],
  providers: [storeProvider, AvatarMaker, AvatarService],
})
export class AvatarsModule {}
