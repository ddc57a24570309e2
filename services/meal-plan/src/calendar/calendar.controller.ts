import {
  DirectoryEntryDeleted,
  ReadCalendar,
  ReadCalendarToken,
  RenewCalendarToken,
  RevokeCalendarToken,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

@Controller()
export class CalendarController {
  constructor(
    private readonly calendars: CalendarService,
    private readonly repository: CalendarRepository,
  ) {}

  @Answers(ReadCalendarToken)
  async readToken(_request: RequestOf<typeof ReadCalendarToken>, @CurrentActor() actor: Actor) {
    return { token: await this.calendars.readToken(actor) };
  }

  @Answers(RenewCalendarToken)
  async renew(_request: RequestOf<typeof RenewCalendarToken>, @CurrentActor() actor: Actor) {
    return { token: await this.calendars.renew(actor) };
  }

  @Answers(RevokeCalendarToken)
  async revoke(_request: RequestOf<typeof RevokeCalendarToken>, @CurrentActor() actor: Actor) {
    await this.calendars.revoke(actor);
    return null;
  }

  @Answers(ReadCalendar)
  async read({ token, baseUrl }: RequestOf<typeof ReadCalendar>) {
    return { text: await this.calendars.read(token, baseUrl) };
  }

  /** Deletes the address with its household or group. */
  @ListensTo(DirectoryEntryDeleted)
  async onDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind === 'household') await this.repository.deleteOfTenant({ _id: id });
    if (kind === 'group') await this.repository.deleteOfTenant({ groupId: id });
  }
}
