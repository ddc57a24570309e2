import { Module } from '@nestjs/common';
import { GroupsModule } from './groups/groups.module.js';
import { HouseholdsModule } from './households/households.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';

/** Groups, households and invitations to them. */
@Module({ imports: [GroupsModule, HouseholdsModule, InvitationsModule] })
export class TenantsModule {}
