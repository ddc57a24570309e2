import type { RawRow } from '../src/tables/row.js';
import { hex, HOME, TIMES } from './dump-values.js';
import { householdTables } from './household-tables.js';
import { recipeTables } from './recipe-tables.js';

const BCRYPT = `$2b$12$${'a'.repeat(53)}`;

export type DumpTables = Record<string, RawRow[]>;

/** A small dump of the latest version with rows in most tables; tests change it. */
export function aDump(): DumpTables {
  return {
    alembic_version: [{ version_num: '3897397b4631' }],
    groups: [{ id: hex(1), name: 'Home', slug: 'home', ...TIMES }],
    group_preferences: [{ id: hex(91), group_id: hex(1), private_group: 0, ...TIMES }],
    households: [{ id: hex(2), name: 'Family', slug: 'family', group_id: hex(1), ...TIMES }],
    household_preferences: [
      { id: hex(92), household_id: hex(2), private_household: false, first_day_of_week: 1, ...TIMES },
    ],
    users: [
      {
        id: hex(3),
        full_name: 'Ana',
        username: 'ana',
        email: 'Ana@Example.org',
        password: BCRYPT,
        auth_method: 'MEALIE',
        admin: 1,
        ...HOME,
        ...TIMES,
      },
      {
        id: hex(4),
        full_name: 'Ben',
        username: 'ben',
        email: 'ben@example.org',
        password: 'LDAP',
        auth_method: 'LDAP',
        admin: 0,
        can_invite: true,
        login_attemps: 5,
        locked_at: '2026-01-03T04:05:06',
        ...HOME,
        ...TIMES,
      },
    ],
    users_to_recipes: [
      { id: hex(81), user_id: hex(3), recipe_id: hex(10), rating: 4, is_favorite: true, ...TIMES },
      { id: hex(82), user_id: hex(4), recipe_id: hex(10), rating: 5, is_favorite: false, ...TIMES },
    ],
    long_live_tokens: [{ id: 7, name: 'ha', token: 'eyJ.a.b', user_id: hex(3), ...TIMES }],
    invite_tokens: [
      { token: 'open', uses_left: 2, ...HOME, ...TIMES },
      { token: 'used', uses_left: 0, ...HOME, ...TIMES },
    ],
    ...recipeTables(),
    ...householdTables(),
  };
}
