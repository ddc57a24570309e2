import { rowsBy } from '../tables/group-rows.js';
import type { Row } from '../tables/row.js';
import type { TableName, Tables } from '../tables/tables.js';

/** The group and household that a user or record belongs to. */
export interface Membership {
  groupId: string;
  householdId: string;
}

/** The groups, households and users that are imported; other records are checked against them. */
export class Tenants {
  readonly groups = new Set<string>();
  /** The group of each household. */
  readonly households = new Map<string, string>();
  readonly users = new Map<string, Membership>();
  private readonly householdsOfGroup: Map<string, Row[]>;
  private readonly fallbackOwners = new Map<string, string>();
  private readonly administrators = new Map<string, string>();

  /** @param defaultHouseholdName the name of the household that users without one belong to */
  constructor(
    private readonly tables: Tables,
    private readonly defaultHouseholdName: string,
  ) {
    this.householdsOfGroup = rowsBy(tables.of('households'), (row) => (row.id() ? row.id('group_id') : null));
    for (const row of tables.of('groups')) {
      const id = row.id();
      if (id && this.householdsOfGroup.has(id)) this.groups.add(id);
    }
    for (const row of tables.of('households')) {
      const [id, groupId] = [row.id(), row.id('group_id')];
      if (id && groupId && this.groups.has(groupId)) this.households.set(id, groupId);
    }
    for (const row of tables.of('users')) this.addUser(row);
  }

  /** The first household of a group, one with the default name before all others. */
  defaultHousehold(groupId: string): string | null {
    const all = this.householdsOfGroup.get(groupId) ?? [];
    const ids = all.map((row) => ({ id: row.id(), name: row.text('name') }));
    return ids.find(({ name }) => name === this.defaultHouseholdName)?.id ?? ids[0]?.id ?? null;
  }

  /** The ids of the households of a group. */
  householdsOf(groupId: string): string[] {
    return (this.householdsOfGroup.get(groupId) ?? []).map((row) => row.id()).filter((id) => id !== null);
  }

  /** The user, if a member of the group, else the first administrator of the group, else its first user. */
  ownerIn(groupId: string, userId: string | null): string | null {
    if (userId !== null && this.users.get(userId)?.groupId === groupId) return userId;
    return this.administrators.get(groupId) ?? this.fallbackOwners.get(groupId) ?? null;
  }

  /** The group and household of a row. A row without a household is counted as dropped, and the result is null. */
  membershipOf(table: TableName, row: Row): Membership | null {
    const householdId = row.id('household_id');
    const groupId = householdId === null ? undefined : this.households.get(householdId);
    if (householdId === null || groupId === undefined) return this.tables.drop(table, 'without a household');
    return { groupId, householdId };
  }

  private addUser(row: Row): void {
    const [id, groupId] = [row.id(), row.id('group_id')];
    if (!id || !groupId || !this.groups.has(groupId)) return;
    const own = row.id('household_id');
    const isOwn = own !== null && this.households.get(own) === groupId;
    const householdId = isOwn ? own : this.defaultHousehold(groupId);
    if (householdId === null) return;
    this.users.set(id, { groupId, householdId });
    const owners = row.flag('admin') ? this.administrators : this.fallbackOwners;
    if (!owners.has(groupId)) owners.set(groupId, id);
  }
}
