import { DEFAULT_LOCALE, NotifyAdministrators, type RequestOf } from '@larder/contracts';
import { Answers } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { UserRepository } from '../store/index.js';
import { AccountNotices } from './account-notices.js';

@Controller()
export class AdministratorNoticesController {
  constructor(
    private readonly users: UserRepository,
    private readonly notices: AccountNotices,
  ) {}

  /** In the default language: there is no request whose language to use, and the languages of users are not stored. */
  @Answers(NotifyAdministrators)
  async notify({ notice }: RequestOf<typeof NotifyAdministrators>): Promise<null> {
    const administrators = await this.users.findAdministrators();
    const locale = DEFAULT_LOCALE;
    await Promise.all(administrators.map(({ _id: userId }) => this.notices.send(notice, { userId, locale })));
    return null;
  }
}
