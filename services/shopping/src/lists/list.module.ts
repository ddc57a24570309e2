import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { GroupLabels } from '../labels/group-labels.js';
import { ListController } from './list.controller.js';
import { ListListener } from './list.listener.js';
import { ListRepository } from './list.repository.js';
import { LISTS, ListSchema } from './list.schema.js';
import { ListService } from './list.service.js';

@Module({
  controllers: [ListController],
  providers: [GroupLabels, ListService, ListRepository, ListListener, provideModel(LISTS, ListSchema)],
})
export class ListModule {}
