import { storeProvider } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { UsersModule } from '../users/users.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalData } from './personal-data.js';

/** The personal data of one user, for the operator. */
@Module({
  imports: [StoreModule, UsersModule],
  controllers: [PersonalDataController],
  providers: [storeProvider, PersonalData],
})
export class PersonalDataModule {}
