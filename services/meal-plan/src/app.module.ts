import { Module } from '@nestjs/common';
import { PlanEntriesModule } from './plan-entries/plan-entries.module.js';

@Module({ imports: [PlanEntriesModule] })
export class AppModule {}
