import { Module } from '@nestjs/common';
import { AiModule } from './ai/index.js';
import { ImagesModule } from './images/index.js';
import { ImportsModule } from './imports/index.js';
import { IngredientsModule } from './ingredients/index.js';
import { MigrationsModule } from './migrations/index.js';
import { ReportsModule } from './reports/index.js';

/** The areas that answer messages; each imports the others it needs. */
@Module({ imports: [AiModule, ImagesModule, ImportsModule, IngredientsModule, MigrationsModule, ReportsModule] })
export class AppModule {}
