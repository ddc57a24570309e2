import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { SiteController } from './site/site.controller.js';
import { SiteService } from './site/site.service.js';
import { StorageController } from './storage/storage.controller.js';
import { AllServices } from './tasks/all-services.js';
import { TaskController } from './tasks/task.controller.js';
import { TaskService } from './tasks/task.service.js';

@Module({
  controllers: [SiteController, StorageController, TaskController],
  providers: [storeProvider, SiteService, AllServices, TaskService],
})
export class AppModule {}
