import { allOperations, withUnknownIds } from '../../support/operations.js';
import { aNeighborhood } from '../../support/users.js';
import { aVisitor } from '../../support/instances/product.js';
import { addressOf, type OwnRecord } from './own-records/own-record.js';
import { OWN_RECORDS } from './own-records/own-records.js';

/** Public routes (docs/api/conventions.md#access). */
const PUBLIC = [
  /^GET \/api\/app\/about/,
  /^POST \/api\/auth\/token$/,
  /^GET \/api\/auth\/oauth/,
  /^POST \/api\/users\/(register|forgot-password|reset-password)$/,
  /^GET \/api\/validators\//,
  /^GET \/api\/media\//,
  /^GET \/api\/users\/\{id\}\/image$/,
  /^GET \/api\/recipes\/shared\//,
  /^GET \/api\/explore\//,
  /^GET \/api\/recipes\/\{slug\}\/exports\/zip$/,
  /^GET \/api\/utils\/download$/,
  /^GET \/api\/calendars\/\{token\}$/,
];
const ADMIN = [
  /^\w+ \/api\/(admin|backups)\//,
  /^(GET|POST) \/api\/users$/,
  /^(GET|DELETE) \/api\/users\/\{item_id\}$/,
  /^(POST|PUT|PATCH|DELETE) \/api\/groups\/households/,
];

/** Created once: the tests below only read, or create their own records. */
const neighborhood = aNeighborhood();
const operations = await allOperations();
const named = operations.map((operation) => ({ ...operation, name: `${operation.method} ${operation.path}` }));
const isPublic = ({ name }: { name: string }) => PUBLIC.some((each) => each.test(name));
const isAdminOnly = ({ name }: { name: string }) => ADMIN.some((each) => each.test(name));

describe('an anonymous visitor', () => {
  it.each(named.filter((each) => !isPublic(each)))('must sign in for $name', async (operation) => {
    const { status, body, headers } = await aVisitor().send(
      operation.method,
      withUnknownIds(operation),
      bodyFor(operation.method),
    );

    expect({ status, body }).toEqual({ status: 401, body: { detail: 'Could not validate credentials' } });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('gets the same response with a forged token', async () => {
    const response = await aVisitor().get('/api/users/self', { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' });
    expect(response).toMatchObject({ status: 401, body: { detail: 'Could not validate credentials' } });
  });
});

describe('a member without permissions', () => {
  it.each(named.filter(isAdminOnly))('gets 403 for $name', async (operation) => {
    const { housemate } = await neighborhood;

    const { status, body } = await housemate.api.send(
      operation.method,
      withUnknownIds(operation),
      bodyFor(operation.method),
    );

    expect({ status, body }).toEqual({ status: 403, body: { detail: 'Forbidden' } });
  });
});

describe.each(OWN_RECORDS)('$name', (record: OwnRecord) => {
  it.each(record.routes)('$method $path returns 404 to another group', async (route) => {
    const { owner, stranger } = await neighborhood;
    const id = await record.make(owner.api);

    const { status, body } = await stranger.api.send(route.method, addressOf(route, id), route.body);

    expect({ status, body }).toEqual({ status: 404, body: record.notFound });
  });

  it.each(record.routes)('$method $path returns the documented status to another household', async (route) => {
    const { owner, neighbor } = await neighborhood;
    const id = await record.make(owner.api);

    const { status } = await neighbor.api.send(route.method, addressOf(route, id), route.body);

    expect(status).toBe(route.otherHousehold);
  });

  it.each(record.routes)('$method $path returns 404 for an unknown id', async (route) => {
    const { owner } = await neighborhood;

    const { status, body } = await owner.api.send(route.method, addressOf(route, record.unknownId), route.body);

    expect({ status, body }).toEqual({ status: 404, body: record.notFound });
  });
});

it('covers every operation on a record', () => {
  const covered = OWN_RECORDS.flatMap(({ routes }) => routes.map(({ method, path }) => `${method} ${shape(path)}`));
  // Deleting an item returns 200 for unknown ids as well: services/shopping/test/items
  const others = [
    /\/api\/(admin|backups|users|media)\//,
    /\/slug\/\{/,
    /\/groups\/(members|households)\/\{/,
    /^DELETE .*\/shopping\/items\/\{/,
  ];
  const open = named
    .filter((each) => each.path.includes('{') && !isPublic(each) && !others.some((other) => other.test(each.name)))
    .map(({ method, path }) => `${method} ${shape(path)}`)
    .filter((operation) => !covered.includes(operation));
  expect(open).toEqual([]);
});

function bodyFor(method: string): unknown {
  return method === 'GET' || method === 'DELETE' ? undefined : {};
}

function shape(path: string): string {
  return path.replace(/\?.*$/, '').replace(/\{[^}]+\}|:id|:parent|0{8}-[0-9a-f-]{27}/g, '*');
}
