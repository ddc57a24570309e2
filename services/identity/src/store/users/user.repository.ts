import { ActorChanged, isUuid, formatUuid, type Actor } from '@larder/contracts';
import { Broadcasts, InjectModel, Outbox, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { uniqueKey } from '../../text/index.js';
import type { Listing } from '../listings/listing.js';
import { DirectoryRecords, EXISTS } from '../records/directory-records.js';
import { userMovedEvents } from './user-moved-events.js';
import { toUserDirectoryEntry } from './user-directory-entry.js';
import { USERS, type CredentialFields, type UserDocument, type UserFields, type UserRecord } from './user.schema.js';

interface Replacement {
  fields: Partial<UserFields>;
  credentials: Partial<CredentialFields>;
  events: OutboxEntry[];
}

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;
const BATCH = 500;

/**
 * Every query on users, without their credentials. Methods without an actor are site-wide, for administrators and this
 * service.
 */
@Injectable()
export class UserRepository {
  private readonly records: DirectoryRecords<UserFields>;

  constructor(
    @InjectModel(USERS) private readonly model: Model<UserDocument>,
    outbox: Outbox,
    broadcasts: Broadcasts,
  ) {
    const onWrite = (userId: string) => broadcasts.send(ActorChanged, { userId });
    this.records = new DirectoryRecords({ model: model as never, outbox, entryOf: toUserDirectoryEntry, onWrite });
  }

  find(id: string): Promise<UserRecord | null> {
    return this.records.find(id);
  }

  /** A member of the caller's group by id or username. */
  async findMember({ groupId }: Actor, usernameOrId: string): Promise<UserRecord | null> {
    if (isUuid(usernameOrId)) return this.records.findOne({ _id: formatUuid(usernameOrId), groupId });
    const key = uniqueKey(usernameOrId);
    const user = await this.records.findOne({ groupId, loginKeys: key });
    return user && uniqueKey(user.username) === key ? user : null; // members may not see e-mail addresses of others
  }

  /** The account with this e-mail address. */
  findByEmail(email: string): Promise<UserRecord | null> {
    return this.records.findOne({ loginKeys: uniqueKey(email), email });
  }

  /** Whether a user can sign in with this text. */
  async isTaken(text: string): Promise<boolean> {
    return (await this.model.exists({ loginKeys: uniqueKey(text) })) !== null;
  }

  /** Those of the ids that belong to no user. */
  async findUnknownIds(ids: string[]): Promise<string[]> {
    const users = await this.model.find({ _id: { $in: ids }, groupId: EXISTS }, { _id: 1 }).lean();
    const existing = new Set(users.map(({ _id }) => _id));
    return ids.filter((id) => !existing.has(id));
  }

  /** The members of households, oldest account first. */
  findOfHouseholds(householdIds: string[]): Promise<UserRecord[]> {
    return this.findAll({ householdId: { $in: householdIds } });
  }

  /** The members of groups, oldest account first. */
  findOfGroups(groupIds: string[]): Promise<UserRecord[]> {
    return this.findAll({ groupId: { $in: groupIds } });
  }

  findAdministrators(): Promise<UserRecord[]> {
    return this.findAll({ admin: true });
  }

  async hasMembers(filter: { groupId: string; householdId?: string }): Promise<boolean> {
    return (await this.model.exists(filter)) !== null;
  }

  /** Whether there is another administrator. */
  async hasOtherAdmin(id: string): Promise<boolean> {
    return (await this.model.exists({ admin: true, _id: { $ne: id } })) !== null;
  }

  listOfGroup({ groupId }: Actor): Listing {
    return { model: this.model, filter: { groupId }, resource: 'people', groupId };
  }

  listOfHousehold({ groupId, householdId }: Actor): Listing {
    return { model: this.model, filter: { groupId, householdId }, resource: 'users', groupId };
  }

  listOfSite(): Listing {
    return { model: this.model, filter: { groupId: EXISTS }, resource: 'users' };
  }

  /** Streams all users, for the directories of other services. */
  streamAll(): AsyncIterable<UserRecord> {
    const cursor = this.model.find({ groupId: EXISTS }).sort({ _id: 1 }).lean().cursor({ batchSize: BATCH });
    return cursor as AsyncIterable<unknown> as AsyncIterable<UserRecord>; // the cursor's type is not lean
  }

  count(): Promise<number> {
    return this.model.countDocuments({ groupId: EXISTS });
  }

  /** The number of members of the caller's household. */
  countHousehold({ groupId, householdId }: Actor): Promise<number> {
    return this.model.countDocuments({ groupId, householdId });
  }

  /** Stores a new user, with `events` in the same write. */
  insert(id: string, fields: UserFields, passwordHash: string | null, events: OutboxEntry[] = []): Promise<UserRecord> {
    return this.records.insert(id, fields, { hidden: { passwordHash, tokenVersion: 0, failedLogins: 0 }, events });
  }

  /** Applies a change; like every write here, it clears the user's cached actor in the gateways. */
  change(id: string, decide: (user: UserRecord) => Partial<UserFields>): Promise<UserRecord> {
    return this.records.change(id, decide);
  }

  /** Replaces names and credentials of an account, with `events` in the same write. */
  replace(id: string, { fields, credentials, events }: Replacement): Promise<UserRecord> {
    return this.records.change(id, () => fields, { hidden: credentials, eventsOf: () => events });
  }

  /** A change that may move the user; records in the old household go to the successor. */
  changeOrMove(
    id: string,
    decide: (user: UserRecord) => Partial<UserFields>,
    successorId: string | null,
  ): Promise<UserRecord> {
    const eventsOf = (before: UserRecord, after: UserRecord) => userMovedEvents({ before, after, successorId });
    return this.records.change(id, decide, { eventsOf });
  }

  /** Deletes the user; null when it was changed since it was read. */
  delete(user: UserRecord, successorId: string | null): Promise<string | null> {
    return this.records.delete(user, { successorId });
  }

  private findAll(filter: object): Promise<UserRecord[]> {
    return this.model.find(filter).sort(OLDEST_FIRST).lean<UserRecord[]>().exec();
  }
}
