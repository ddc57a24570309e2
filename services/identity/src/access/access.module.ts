import { Module } from '@nestjs/common';
import { StoreModule } from '../store/index.js';
import { ActorNotes } from './actor-notes.js';

@Module({ imports: [StoreModule], providers: [ActorNotes], exports: [ActorNotes] })
export class AccessModule {}
