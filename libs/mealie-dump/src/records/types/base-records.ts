/** When a record was created and last changed, as ISO 8601 text. */
export interface Times {
  createdAt: string;
  updatedAt: string;
}

/** A record of a group. */
export interface InGroup extends Times {
  id: string;
  groupId: string;
}

/** A record of a household. */
export interface InHousehold extends InGroup {
  householdId: string;
}

/** Key/value pairs that clients store. */
export type Pairs = { key: string; value: string }[];
