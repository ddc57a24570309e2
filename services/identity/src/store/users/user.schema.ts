import { AuthMethod } from '@larder/contracts';
import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { EXISTS, type RecordOf } from '../records/directory-records.js';

/** The fields of a user that are visible to every caller who may see the account. */
export interface UserFields {
  username: string;
  fullName: string;
  /** Trimmed and lower case. */
  email: string;
  /** Unique forms of username and e-mail address, for sign-in. */
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
  /** The linked identity at the directory; absent until the first sign-in. */
  ldapKey?: string | undefined;
  /** The linked identity at the OpenID provider; absent until the first sign-in. */
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
  /** Sessions of another version are invalid. */
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
  authMethod: { ...text, enum: AuthMethod.options },
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
UserSchema.index({ admin: 1 }, { partialFilterExpression: { admin: true } }); // the check for the last administrator
UserSchema.index({ lockedAt: 1 }, { sparse: true }); // unlocking
