import { Module } from '@nestjs/common';
import { CalendarModule } from './calendar/index.js';
import { MenusModule } from './menus/index.js';
import { PlanEntriesModule } from './plan-entries/index.js';
import { RulesModule } from './rules/index.js';
import { WebhooksModule } from './webhooks/index.js';

@Module({ imports: [PlanEntriesModule, RulesModule, MenusModule, CalendarModule, WebhooksModule] })
export class AppModule {}
