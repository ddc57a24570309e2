import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { ActorNotes } from './actor-notes.js';

@Module({ imports: [RecordsModule], providers: [ActorNotes], exports: [ActorNotes] })
export class AdministrationModule {}
