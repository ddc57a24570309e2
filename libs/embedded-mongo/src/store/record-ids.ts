/** Rows of `records` are numbered by collection × 2³² + record id, so this is also the end of all record ids. */
export const RECORD_IDS_PER_COLLECTION = 2 ** 32;
