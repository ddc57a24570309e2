import { z } from 'zod';
import { Id } from '../primitives/id.js';

/** The permissions of a user in addition to membership; `admin` implies all of them. */
export const Permissions = z.object({
  admin: z.boolean(),
  canInvite: z.boolean(),
  canManage: z.boolean(),
  canManageHousehold: z.boolean(),
  canOrganize: z.boolean(),
});
export type Permissions = z.infer<typeof Permissions>;

/**
 * The caller of a request. Sent in the message headers, never in a body; services scope every read and write by it.
 * `locale` is the negotiated language of texts (BCP 47, for example `en-US`); `integrationId` is the API token's
 * integration, `generic` for sessions. `credential` is absent for sessions.
 */
export const Actor = Permissions.extend({
  userId: Id,
  groupId: Id,
  groupSlug: z.string(),
  householdId: Id,
  householdSlug: z.string(),
  username: z.string(),
  locale: z.string().default('en-US'),
  integrationId: z.string().default('generic'),
  credential: z.enum(['session', 'api-token']).optional(),
});
export type Actor = z.infer<typeof Actor>;

/** The part of an actor that a query on records of a group needs. Likewise below. */
export type GroupScope = Pick<Actor, 'groupId'>;
export type HouseholdScope = Pick<Actor, 'householdId'>;
/** A household with its group. */
export type TenantScope = Pick<Actor, 'groupId' | 'householdId'>;
/** A user within a group. */
export type UserScope = Pick<Actor, 'groupId' | 'userId'>;

/**
 * User, group and household id of operators, who run commands on the machine; no account, group or household has this
 * id.
 */
export const OPERATOR_ID = '00000000-0000-4000-8000-000000000000';
