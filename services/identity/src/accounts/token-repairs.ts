import { InjectModel, Repairs, UnknownUserRepair } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  API_TOKENS,
  ApiTokenRepository,
  PASSWORD_RESETS,
  PasswordResetRepository,
  UserRepository,
} from '../store/index.js';

/** Deletes API tokens and password resets of users who do not exist. */
@Injectable()
export class TokenRepairs implements OnModuleInit {
  constructor(
    private readonly repairs: Repairs,
    private readonly users: UserRepository,
    private readonly tokens: ApiTokenRepository,
    private readonly resets: PasswordResetRepository,
    @InjectModel(API_TOKENS) private readonly tokenModel: Model<unknown>,
    @InjectModel(PASSWORD_RESETS) private readonly resetModel: Model<unknown>,
  ) {}

  onModuleInit(): void {
    const findUnknown = (userIds: string[]) => this.users.findUnknownIds(userIds);
    this.repairs.add(
      new UnknownUserRepair({
        name: 'API tokens of unknown users',
        model: this.tokenModel,
        findUnknown,
        deleteOfUser: (userId) => this.tokens.deleteOfUser(userId),
      }),
    );
    this.repairs.add(
      new UnknownUserRepair({
        name: 'password resets of unknown users',
        model: this.resetModel,
        findUnknown,
        deleteOfUser: (userId) => this.resets.deleteOfUser(userId),
      }),
    );
  }
}
