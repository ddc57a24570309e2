import { recordSchema, type Stored } from '@larder/service-kit';

/** The record of the installation. */
export type SiteDocument = Stored<{
  /** Stored by id, so that the first group may be renamed. */
  defaultGroupId: string;
  /** When the first account was created: from then on, an installation without accounts has lost data. */
  inUseSince?: Date;
}>;
export const SITE = 'site';

export const SiteSchema = recordSchema<SiteDocument>({
  defaultGroupId: { type: String, required: true },
  inUseSince: Date,
});
