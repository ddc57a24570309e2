import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { DirectoryReader } from './directory-reader.js';
import { DirectoryController } from './directory.controller.js';

@Module({ imports: [RecordsModule], controllers: [DirectoryController], providers: [DirectoryReader] })
export class DirectoryModule {}
