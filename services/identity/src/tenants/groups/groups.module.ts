import { Module } from '@nestjs/common';
import { UsersModule } from '../../accounts/index.js';
import { SiteModule } from '../../site/index.js';
import { StoreModule } from '../../store/index.js';
import { AccessModule } from '../../access/index.js';
import { GroupAdminController } from './group-admin.controller.js';
import { GroupAdminService } from './group-admin.service.js';
import { GroupPresenter } from './group-presenter.js';
import { GroupController } from './group.controller.js';
import { GroupService } from './group.service.js';
import { TenantCreationModule } from './tenant-creation.module.js';

@Module({
  imports: [AccessModule, StoreModule, SiteModule, TenantCreationModule, UsersModule],
  controllers: [GroupController, GroupAdminController],
  providers: [GroupAdminService, GroupPresenter, GroupService],
})
export class GroupsModule {}
