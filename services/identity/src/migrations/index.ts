import { createIndexes, defineMigration } from '@larder/service-kit';
import {
  API_TOKENS,
  ApiTokenSchema,
  GROUPS,
  GroupSchema,
  HOUSEHOLDS,
  HouseholdSchema,
  INVITATIONS,
  InvitationSchema,
  PASSWORD_RESETS,
  PasswordResetSchema,
  SESSIONS,
  SessionSchema,
  USERS,
  UserSchema,
} from '../store/index.js';
import { confirmAddresses } from './confirm-addresses.js';

const indexed = {
  [USERS]: UserSchema,
  [GROUPS]: GroupSchema,
  [HOUSEHOLDS]: HouseholdSchema,
  [SESSIONS]: SessionSchema,
  [API_TOKENS]: ApiTokenSchema,
};

/** The migrations of the stored data. */
export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, indexed)),
  defineMigration(2, 'create indexes of invitations and resets', ({ db }) =>
    createIndexes(db, { [INVITATIONS]: InvitationSchema, [PASSWORD_RESETS]: PasswordResetSchema }),
  ),
  defineMigration(3, 'create indexes of external identities', ({ db }) => createIndexes(db, { [USERS]: UserSchema })),
  defineMigration(4, 'confirm the addresses of administrators', confirmAddresses),
];
