import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { PlanEntriesModule } from '../plan-entries/index.js';
import { MenuController } from './menu.controller.js';
import { MenuRepository } from './menu.repository.js';
import { MENUS, MenuSchema } from './menu.schema.js';
import { MenuService } from './menu.service.js';

/** Named sets of dishes that can be planned together. */
@Module({
  imports: [PlanEntriesModule],
  controllers: [MenuController],
  providers: [provideModel(MENUS, MenuSchema), MenuRepository, MenuService],
})
export class MenusModule {}
