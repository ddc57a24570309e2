import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { DirectoryReader } from './directory-reader.js';
import { DirectoryController } from './directory.controller.js';

@Module({ imports: [StoreModule], controllers: [DirectoryController], providers: [DirectoryReader] })
export class DirectoryModule {}
