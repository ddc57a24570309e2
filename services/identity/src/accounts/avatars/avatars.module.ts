import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { AvatarController } from './avatar.controller.js';
import { AvatarMaker } from './avatar-maker.js';
import { AvatarService } from './avatar.service.js';

@Module({
  imports: [StoreModule],
  controllers: [AvatarController],
  providers: [storeProvider, AvatarMaker, AvatarService],
})
export class AvatarsModule {}
