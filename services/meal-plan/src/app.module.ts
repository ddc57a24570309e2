import { Module } from '@nestjs/common';
import { PlanEntryModule } from './plan-entries/plan-entry.module.js';

@Module({ imports: [PlanEntryModule] })
export class AppModule {}
