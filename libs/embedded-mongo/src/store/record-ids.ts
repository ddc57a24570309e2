/** Rows of `records` are numbered by collection × 2³² + record id, so this is also the end of all record ids. */
export const RECORD_IDS_PER_COLLECTION = 2 ** 32;
/** The end of all collection ids: rows of larger ones would have numbers that JavaScript cannot represent exactly. */
export const COLLECTION_IDS = 2 ** 53 / RECORD_IDS_PER_COLLECTION;
