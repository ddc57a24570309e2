import { Module } from '@nestjs/common';
import { SiteController } from './site/site.controller.js';
import { SiteService } from './site/site.service.js';

@Module({ controllers: [SiteController], providers: [SiteService] })
export class AppModule {}
