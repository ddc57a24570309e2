import { Module } from '@nestjs/common';
import { RecordsModule } from '../records/records.module.js';
import { UsersModule } from '../users/users.module.js';
import { MemberController } from './member.controller.js';
import { MemberService } from './member.service.js';

@Module({ imports: [RecordsModule, UsersModule], controllers: [MemberController], providers: [MemberService] })
export class MembersModule {}
