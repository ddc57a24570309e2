import type { DirectoryEntry } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import {
  toGroupDirectoryEntry,
  GroupRepository,
  toHouseholdDirectoryEntry,
  HouseholdRepository,
  toUserDirectoryEntry,
  UserRepository,
} from '../../store/index.js';

/** The whole directory, for services whose copy is empty or has a gap. */
@Injectable()
export class DirectoryReader {
  constructor(
    private readonly groups: GroupRepository,
    private readonly households: HouseholdRepository,
    private readonly users: UserRepository,
  ) {}

  async *entries(): AsyncGenerator<DirectoryEntry> {
    for await (const group of this.groups.streamAll()) yield toGroupDirectoryEntry(group);
    for await (const household of this.households.streamAll()) yield toHouseholdDirectoryEntry(household);
    for await (const user of this.users.streamAll()) yield toUserDirectoryEntry(user);
  }
}
