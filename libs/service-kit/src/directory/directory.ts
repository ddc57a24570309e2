import type {
  DirectoryEntry,
  DirectoryGroup,
  DirectoryHousehold,
  DirectoryUser,
  HouseholdScope,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { DirectoryStore } from './directory-store.js';

/** The service's copy of the users, households and groups; changes arrive with a short delay. */
@Injectable()
export class Directory {
  constructor(private readonly store: DirectoryStore) {}

  async user(id: string): Promise<DirectoryUser | null> {
    return (await this.users([id]))[0] ?? null;
  }

  /** Whether a user belongs to the household. */
  async isMember({ householdId }: HouseholdScope, userId: string): Promise<boolean> {
    return (await this.user(userId))?.householdId === householdId;
  }

  async household(id: string): Promise<DirectoryHousehold | null> {
    return (await this.households([id]))[0] ?? null;
  }

  async group(id: string): Promise<DirectoryGroup | null> {
    return (await this.groups([id]))[0] ?? null;
  }

  /** The existing users among the ids, in any order. */
  users(ids: string[]): Promise<DirectoryUser[]> {
    return this.store.findByIds('user', ids);
  }

  households(ids: string[]): Promise<DirectoryHousehold[]> {
    return this.store.findByIds('household', ids);
  }

  groups(ids: string[]): Promise<DirectoryGroup[]> {
    return this.store.findByIds('group', ids);
  }

  allGroups(): Promise<DirectoryGroup[]> {
    return this.store.find('group', {});
  }

  householdsOf(groupId: string): Promise<DirectoryHousehold[]> {
    return this.store.find('household', { groupId });
  }

  /** The users of a group, or of one of its households. */
  usersOf(groupId: string, householdId?: string): Promise<DirectoryUser[]> {
    return this.store.find('user', { groupId, ...(householdId === undefined ? {} : { householdId }) });
  }

  async groupBySlug(slug: string): Promise<DirectoryGroup | null> {
    return (await this.store.find('group', { slug }))[0] ?? null;
  }

  async householdBySlug(groupId: string, slug: string): Promise<DirectoryHousehold | null> {
    return (await this.store.find('household', { groupId, slug }))[0] ?? null;
  }

  /** Stores an entry, as its event does; an older revision changes nothing. */
  save(entry: DirectoryEntry): Promise<void> {
    return this.store.save(entry);
  }
}
