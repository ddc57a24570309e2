import { GROUP_RECORDS } from './group-records.js';
import { HOUSEHOLD_RECORDS } from './household-records.js';
import type { OwnRecord } from './own-record.js';
import { RECIPE_RECORDS } from './recipe-records.js';

/** Every kind of record that has an owner, with its routes. */
export const OWN_RECORDS: OwnRecord[] = [...RECIPE_RECORDS, ...GROUP_RECORDS, ...HOUSEHOLD_RECORDS];
