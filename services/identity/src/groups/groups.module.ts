import { Module } from '@nestjs/common';
import { AdministrationModule } from '../administration/administration.module.js';
import { RecordsModule } from '../records/records.module.js';
import { SiteModule } from '../site/site.module.js';
import { UsersModule } from '../users/users.module.js';
import { GroupAdminController } from './group-admin.controller.js';
import { GroupAdminService } from './group-admin.service.js';
import { GroupAnswers } from './group-answers.js';
import { GroupController } from './group.controller.js';
import { GroupService } from './group.service.js';
import { TenantsModule } from './tenants.module.js';

@Module({
  imports: [AdministrationModule, RecordsModule, SiteModule, TenantsModule, UsersModule],
  controllers: [GroupController, GroupAdminController],
  providers: [GroupAdminService, GroupAnswers, GroupService],
})
export class GroupsModule {}
