import { exampleOf } from '../../support/fixtures/example-body.js';
import { describedOperations, withUnknownIds, type DescribedOperation } from '../../support/operations.js';
import { aGroup, aUser } from '../../support/users.js';
import type { Api } from '../../support/api.js';

type Flag = 'canInvite' | 'canManage' | 'canManageHousehold' | 'canOrganize';

const ID = '00000000-0000-4000-8000-000000000000';
/** An existing invitation: unknown ones are not found, for every caller. */
const INVITATION = 'an-invitation';
const FORBIDDEN = { detail: 'Forbidden' };

/** An operation that requires a flag. */
interface FlaggedOperation {
  operation: string;
  flag: Flag;
  /** Where the description of the API is insufficient; INVITATION is replaced by an existing one. */
  body?: unknown;
  /** Where the path needs existing values or a query. */
  address?: string;
  /** The response body without the flag, if it is not the usual one. */
  refusal?: unknown;
}

/** Every operation that requires a flag (docs/api/identity.md#permissions). */
const FLAGGED_OPERATIONS: FlaggedOperation[] = [
  { operation: 'PUT /api/groups/preferences', flag: 'canManage' },
  { operation: 'PUT /api/households/preferences', flag: 'canManageHousehold' },
  { operation: 'PUT /api/households/permissions', flag: 'canManage', body: { userId: ID } },
  { operation: 'GET /api/households/invitations', flag: 'canInvite' },
  {
    operation: 'POST /api/households/invitations',
    flag: 'canInvite',
    body: { uses: 1 },
    refusal: { detail: 'User is not allowed to create invite tokens' },
  },
  {
    operation: 'POST /api/households/invitations/email',
    flag: 'canInvite',
    body: { email: 'nobody@example.org', token: INVITATION },
  },
  {
    operation: 'DELETE /api/households/invitations/{token}',
    flag: 'canInvite',
    address: `/api/households/invitations/${INVITATION}`,
  },
  { operation: 'PUT /api/foods/merge', flag: 'canOrganize' },
  { operation: 'PUT /api/units/merge', flag: 'canOrganize' },
  ...['foods', 'units', 'labels'].map((kind): FlaggedOperation => {
    return { operation: `POST /api/groups/seeders/${kind}`, flag: 'canOrganize', body: { locale: 'en-US' } };
  }),
  { operation: 'POST /api/recipes/bulk-actions/tag', flag: 'canOrganize' },
  { operation: 'POST /api/recipes/bulk-actions/categorize', flag: 'canOrganize' },
  { operation: 'PUT /api/foods/bulk-label', flag: 'canOrganize', body: { ids: [ID], labelId: null } },
  ...[
    'foods',
    'units',
    'groups/labels',
    'organizers/categories',
    'organizers/tags',
    'organizers/tools',
    'households/recipe-actions',
  ].map((path): FlaggedOperation => ({
    operation: `DELETE /api/${path}`,
    flag: 'canOrganize',
    address: `/api/${path}?ids=${ID}`,
  })),
];

/** Ends the session of the caller. */
const EXCLUDED = ['POST /api/auth/logout'];
/** Not configured in this product; see `sign-in-cases.ts`. */
const NOT_CONFIGURED = /^GET \/api\/auth\/oauth/;
/** Only for administrators and the user themselves; see `access.e2e.spec.ts`. */
const OF_OTHER_USERS = /^\w+ \/api\/(admin\/|backups\/|users|groups\/households)/;

const { operations, schemas } = await describedOperations();
const nameOf = ({ method, path }: DescribedOperation) => `${method} ${path}`;
const flagged = new Map(FLAGGED_OPERATIONS.map((each) => [each.operation, each]));

const people = (async () => {
  const group = await aGroup();
  const all = { canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true };
  const without = (flag: Flag) => aUser({ group }, { ...all, [flag]: false });
  return {
    plain: await aUser({ group }),
    canInvite: await without('canInvite'),
    canManage: await without('canManage'),
    canManageHousehold: await without('canManageHousehold'),
    canOrganize: await without('canOrganize'),
    full: await aUser({ group }, all),
  };
})();

async function send(api: Api, operation: DescribedOperation) {
  const example = operation.body && exampleOf(operation.body, schemas);
  const { body = example, address = withUnknownIds(operation) } = flagged.get(nameOf(operation)) ?? {};
  const token = JSON.stringify({ body, address }).includes(INVITATION) ? await anInvitation() : '';
  const filled = JSON.stringify({ body, address }).replaceAll(INVITATION, token);
  const request = JSON.parse(filled) as { body?: unknown; address: string };
  return api.send(operation.method, request.address, request.body);
}

async function anInvitation(): Promise<string> {
  const { full } = await people;
  const { body } = await full.api.post('/api/households/invitations', { uses: 1 });
  return (body as { token: string }).token;
}

const described = operations.map((operation) => ({ operation, name: nameOf(operation) }));

describe.each(described.filter(({ name }) => flagged.has(name)))('$name', ({ operation, name }) => {
  it('returns 403 without its flag, even with all others', async () => {
    const { flag, refusal = FORBIDDEN } = flagged.get(name) ?? ({} as FlaggedOperation);
    const { status, body } = await send((await people)[flag].api, operation);
    expect({ status, body }).toEqual({ status: 403, body: refusal });
  });

  it('is allowed with its flag', async () => {
    const { status } = await send((await people).full.api, operation);
    expect(status).not.toBe(403);
    expect(status).toBeLessThan(500);
  });
});

it('tests existing operations only', () => {
  const names = described.map(({ name }) => name);
  const unknown = FLAGGED_OPERATIONS.map(({ operation }) => operation).filter((each) => !names.includes(each));
  expect(unknown).toEqual([]);
});

describe('a member without any flag', () => {
  const others = described.filter(
    ({ name }) =>
      !flagged.has(name) && !EXCLUDED.includes(name) && !OF_OTHER_USERS.test(name) && !NOT_CONFIGURED.test(name),
  );

  it.each(others)('gets no 403 for $name', async ({ operation }) => {
    const { status, body } = await send((await people).plain.api, operation);
    expect({ status, body }).not.toMatchObject({ status: 403 });
    expect(status).toBeLessThan(500);
  });
});
