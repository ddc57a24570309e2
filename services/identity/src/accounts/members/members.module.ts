import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { UsersModule } from '../users/users.module.js';
import { MemberController } from './member.controller.js';
import { MemberService } from './member.service.js';

@Module({ imports: [StoreModule, UsersModule], controllers: [MemberController], providers: [MemberService] })
export class MembersModule {}
