import { Module } from '@nestjs/common';
import { EntryModule } from './entries/entry.module.js';

@Module({ imports: [EntryModule] })
export class AppModule {}
