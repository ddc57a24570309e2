import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/index.js';
import { TempSweeper } from './temp-sweeper.js';
import { Uploads } from './uploads.js';

/** Uploaded files that wait for an import, and the schedule that removes forgotten ones. */
@Module({ imports: [StorageModule], providers: [Uploads, TempSweeper], exports: [Uploads] })
export class UploadsModule {}
