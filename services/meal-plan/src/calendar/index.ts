export { CALENDARS, CalendarSchema } from './calendar.schema.js';
export { CalendarModule } from './calendar.module.js';
