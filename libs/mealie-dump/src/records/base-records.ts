/** When a record was created and last changed, as ISO 8601 text. */
export interface Times {
  createdAt: string;
  updatedAt: string;
}

export interface InGroup extends Times {
  id: string;
  groupId: string;
}

export interface InHousehold extends InGroup {
  householdId: string;
}

/** Key/value pairs that clients store. */
export type Pairs = { key: string; value: string }[];
