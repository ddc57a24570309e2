import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/index.js';
import { TempSweeper } from './temp-sweeper.js';
import { Uploads } from './uploads.js';

/** Uploaded files of imports, and the schedule that removes leftover ones. */
@Module({ imports: [StorageModule], providers: [Uploads, TempSweeper], exports: [Uploads] })
export class UploadsModule {}
