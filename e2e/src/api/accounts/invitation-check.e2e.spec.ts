import { bodyOf } from '../../support/api.js';
import { administrator, aVisitor } from '../../support/instances/product.js';
import { aNeighborhood, PASSWORD } from '../../support/users.js';

const PATH = '/api/validators/invitation';
const check = (query: string) => aVisitor().get(`${PATH}${query}`);
const checkToken = (token: string) => check(`?token=${encodeURIComponent(token)}`);

async function anInvitation(uses = 1): Promise<string> {
  const admin = await administrator();
  return bodyOf<{ token: string }>(await admin.post('/api/households/invitations', { uses }), 201).token;
}

async function register(token: string): Promise<number> {
  const username = `guest-${Math.random().toString(36).slice(2)}`;
  const { status } = await aVisitor().post('/api/users/register', {
    username,
    email: `${username}@example.org`,
    fullName: 'Sam Guest',
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    groupToken: token,
  });
  return status;
}

describe('the check of an invitation', () => {
  it('tells visitors and users of any group that it is valid, and nothing else', async () => {
    const token = await anInvitation();
    const { owner, stranger, anonymous } = await aNeighborhood();

    for (const api of [anonymous, owner.api, stranger.api]) {
      const { status, body, headers } = await api.get(`${PATH}?token=${token}`);
      expect([status, body, headers.get('cache-control')]).toEqual([200, { valid: true }, 'no-store']);
    }
  });

  it('uses no invitation up', async () => {
    const token = await anInvitation();
    for (let count = 0; count < 3; count += 1) await checkToken(token);

    expect((await checkToken(token)).body).toEqual({ valid: true });
    expect(await register(token)).toBe(201);
  });

  it('is negative after the last use, and after the invitation was deleted', async () => {
    const [twice, deleted] = [await anInvitation(2), await anInvitation()];

    expect([await register(twice), (await checkToken(twice)).body]).toEqual([201, { valid: true }]);
    expect([await register(twice), (await checkToken(twice)).body]).toEqual([201, { valid: false }]);
    await (await administrator()).delete(`/api/households/invitations/${deleted}`);
    expect((await checkToken(deleted)).body).toEqual({ valid: false });
  });

  it('returns the same response for every text that is no invitation', async () => {
    const token = await anInvitation();
    const others = ['', ' ', token.slice(1), `${token}\0`, ` ${token}`, token.slice(0, -1), '.*', '{"$ne":null}', '\0'];

    for (const text of [...others, 'x'.repeat(1_000), '🍕'.repeat(500)]) {
      const { status, body } = await checkToken(text);
      expect([text, status, body]).toEqual([text, 200, { valid: false }]);
    }
    expect(await check(`?token=${token}&token=other`)).toMatchObject({ status: 200, body: { valid: false } });
    expect(await check('?token=%ff')).toMatchObject({ status: 200, body: { valid: false } });
  });

  it.each([
    ['without a token', '', 'missing'],
    ['with an operator as token', '?token[$ne]=x', 'missing'],
    ['with a list as token', '?token[]=x', 'missing'],
    ['with a token that is too long', `?token=${'x'.repeat(1_001)}`, 'string_too_long'],
  ])('is refused %s, without repeating it', async (_what, query, type) => {
    const { status, body } = await check(query);

    expect([status, body]).toMatchObject([422, { detail: [{ type, loc: ['query', 'token'] }] }]);
    expect(JSON.stringify(body)).not.toContain('xxx');
  });

  it('accepts no other method', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await aVisitor().send(method, `${PATH}?token=x`)).toMatchObject({ status: 405 });
    }
  });
});
