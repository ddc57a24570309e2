import { Module } from '@nestjs/common';
import { ListModule } from './lists/list.module.js';

@Module({ imports: [ListModule] })
export class AppModule {}
