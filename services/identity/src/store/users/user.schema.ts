import type { AuthMethod } from '@larder/contracts';
import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { EXISTS, type RecordOf } from '../records/directory-records.js';

/** The fields of a user that are visible to everyone who may see the account. */
export interface UserFields {
  username: string;
  fullName: string;
  /** Trimmed and lower case. */
  email: string;
  /** Unique forms of username and e-mail: the names that sign in as this user only. */
  loginKeys: string[];
  usernameSort: string;
  fullNameSort: string;
  authMethod: AuthMethod;
  admin: boolean;
  advanced: boolean;
  canInvite: boolean;
  canManage: boolean;
  canManageHousehold: boolean;
  canOrganize: boolean;
  groupId: string;
  householdId: string;
  /** Changes with the avatar. */
  cacheKey: string;
  /** The identity at the directory that opens this account; absent until its first sign-in there. */
  ldapKey?: string | undefined;
  /** The identity at the OpenID provider that opens this account; absent until its first sign-in there. */
  oidcKey?: string | undefined;
  /** When an identity was linked to this account, which existed before; absent otherwise. */
  linkedAt?: Date | undefined;
  /** The e-mail address that an administrator set or confirmed; counts only while it is the account's address. */
  confirmedEmail?: string | undefined;
}

/** The credentials; never selected by default. */
export interface CredentialFields {
  /** An argon2id hash; null or any other text means that no password works. */
  passwordHash: string | null;
  /** Sessions opened under another version are over. */
  tokenVersion: number;
  failedLogins: number;
  /** Absent unless the account was locked. */
  lockedAt?: Date;
}

export type UserDocument = Aggregate<UserFields & CredentialFields>;
export type UserRecord = RecordOf<UserFields>;
export const USERS = 'users';

const text = { type: String, required: true };
const flag = { type: Boolean, required: true, default: false };

export const UserSchema = aggregateSchema<UserDocument>({
  username: text,
  fullName: text,
  email: text,
  loginKeys: { type: [String], required: true, default: undefined },
  usernameSort: text,
  fullNameSort: text,
  authMethod: text,
  admin: flag,
  advanced: flag,
  canInvite: flag,
  canManage: flag,
  canManageHousehold: flag,
  canOrganize: flag,
  groupId: text,
  householdId: text,
  cacheKey: text,
  ldapKey: String,
  oidcKey: String,
  linkedAt: Date,
  confirmedEmail: String,
  passwordHash: { type: String, default: null, select: false },
  tokenVersion: { type: Number, required: true, default: 0, select: false },
  failedLogins: { type: Number, required: true, default: 0, select: false },
  lockedAt: { type: Date, select: false },
});
UserSchema.index({ loginKeys: 1 }, { unique: true, partialFilterExpression: { loginKeys: EXISTS } }); // signing in
UserSchema.index({ ldapKey: 1 }, { unique: true, partialFilterExpression: { ldapKey: EXISTS } }); // signing in by LDAP
UserSchema.index({ oidcKey: 1 }, { unique: true, partialFilterExpression: { oidcKey: EXISTS } }); // and by OpenID
UserSchema.index({ groupId: 1, householdId: 1, createdAt: 1, _id: 1 }); // members of a household
UserSchema.index({ groupId: 1, createdAt: 1, _id: 1 }); // members of a group
UserSchema.index({ createdAt: 1, _id: 1 }); // all users
UserSchema.index({ admin: 1 }, { partialFilterExpression: { admin: true } }); // is it the last administrator?
UserSchema.index({ lockedAt: 1 }, { sparse: true }); // unlocking
