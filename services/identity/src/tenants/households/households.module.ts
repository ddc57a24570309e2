import { Module } from '@nestjs/common';
import { UsersModule } from '../../accounts/index.js';
import { SiteModule } from '../../site/index.js';
import { StoreModule } from '../../store/index.js';
import { AccessModule } from '../../access/index.js';
import { TenantCreationModule } from '../groups/tenant-creation.module.js';
import { ExploredHouseholdController } from './explored-household.controller.js';
import { GroupHouseholdController } from './group-household.controller.js';
import { GroupHouseholdService } from './group-household.service.js';
import { HouseholdAdminController } from './household-admin.controller.js';
import { HouseholdAdminService } from './household-admin.service.js';
import { HouseholdPresenter } from './household-presenter.js';
import { HouseholdLists } from './household-lists.js';
import { HouseholdController } from './household.controller.js';
import { HouseholdService } from './household.service.js';

@Module({
  imports: [AccessModule, StoreModule, SiteModule, TenantCreationModule, UsersModule],
  controllers: [ExploredHouseholdController, HouseholdController, HouseholdAdminController, GroupHouseholdController],
  providers: [GroupHouseholdService, HouseholdAdminService, HouseholdPresenter, HouseholdLists, HouseholdService],
})
export class HouseholdsModule {}
