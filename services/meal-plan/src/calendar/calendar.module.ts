import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { PlanEntriesModule } from '../plan-entries/index.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CALENDARS, CalendarSchema } from './calendar.schema.js';
import { CalendarService } from './calendar.service.js';

/** The plan as a calendar that other apps subscribe to. */
@Module({
  imports: [PlanEntriesModule],
  controllers: [CalendarController],
  providers: [provideModel(CALENDARS, CalendarSchema), CalendarRepository, CalendarService],
})
export class CalendarModule {}
