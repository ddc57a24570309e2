import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { AvatarController } from './avatar.controller.js';
import { AvatarConverter } from './avatar-converter.js';
import { AvatarService } from './avatar.service.js';

@Module({
  imports: [StoreModule],
  controllers: [AvatarController],
  providers: [storeProvider, AvatarConverter, AvatarService],
})
export class AvatarsModule {}
