import { Module } from '@nestjs/common';
import { SiteController } from './site/site.controller.js';
import { SiteService } from './site/site.service.js';
import { AskedServices } from './tasks/asked-services.js';
import { TaskController } from './tasks/task.controller.js';
import { TaskService } from './tasks/task.service.js';

@Module({ controllers: [SiteController, TaskController], providers: [SiteService, AskedServices, TaskService] })
export class AppModule {}
