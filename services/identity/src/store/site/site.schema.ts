import { recordSchema, type Stored } from '@larder/service-kit';

/** What is remembered of the installation, in one document. */
export type SiteDocument = Stored<{
  /** Remembered by id, so that renaming the first group changes nothing. */
  defaultGroupId: string;
  /** When the first account was there: from then on an installation without accounts is a damaged one. */
  inUseSince?: Date;
}>;
export const SITE = 'site';

export const SiteSchema = recordSchema<SiteDocument>({
  defaultGroupId: { type: String, required: true },
  inUseSince: Date,
});
