import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const CALENDARS = 'calendars';

/** The address of a household's calendar; `_id` is the household. */
export type CalendarDocument = Stored<{
  groupId: string;
  /** The secret part of the address: 256 random bits as base64url. */
  token: string;
  /** The language of its texts: that of the user who created the address. */
  locale: string;
}>;

export const CalendarSchema = recordSchema<CalendarDocument>({
  groupId: { type: String, required: true },
  token: { type: String, required: true },
  locale: { type: String, required: true },
});

CalendarSchema.index({ token: 1 }, { unique: true }); // requests of calendar apps
CalendarSchema.index({ groupId: 1 }); // deletion of a group
