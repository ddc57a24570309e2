import type { ApiResponse } from '../../support/api.js';
import { anImage } from '../../support/fixtures/pages.js';
import { aRecipe } from '../../support/shared-recipes.js';
import { aGroup, aHousehold, aNeighborhood, aUser, type TestUser } from '../../support/users.js';
import { administrator } from '../../support/instances/product.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const message = (text: string) => ({ detail: { message: text, error: true, exception: null } });
const outcomeOf = ({ status, body }: ApiResponse) => ({ status, body });
const avatarForm = (bytes: BlobPart) => {
  const form = new FormData();
  form.append('profile', new Blob([bytes]), '../me.jpg');
  return form;
};

const neighborhood = aNeighborhood();
const recipeId = neighborhood.then(async ({ owner }) => (await aRecipe(owner.api)).id);

describe('errors of users and households', () => {
  it.each([
    ['GET', '/api/admin/users/:id', message('Not found.')],
    ['PUT', '/api/admin/users/:id', message('Not found.'), { email: 'x@example.org', admin: true }],
    ['DELETE', '/api/admin/users/:id', message('Not found.')],
    ['GET', '/api/admin/groups/:id', message('Not found.')],
    ['PUT', '/api/admin/groups/:id', message('Not found.'), { name: 'X' }],
    ['DELETE', '/api/admin/groups/:id', message('Not found.')],
    ['GET', '/api/admin/households/:id', message('Not found.')],
    ['PUT', '/api/admin/households/:id', message('Not found.'), { name: 'X' }],
    ['DELETE', '/api/admin/households/:id', message('Not found.')],
    ['GET', '/api/groups/members/:id', { detail: 'User Not Found' }],
    ['GET', '/api/groups/households/:id', { detail: 'Household not found' }],
    ['PUT', '/api/groups/households/:id', { detail: 'Household not found' }, { name: 'X' }],
    ['PUT', '/api/households/permissions', { detail: 'User not found' }, { userId: UNKNOWN }],
    ['GET', '/api/users/:id/ratings', message('Not found.')],
    ['GET', '/api/users/self/ratings/:id', message('User has not rated this recipe')],
    ['POST', '/api/users/:id/image', message('Not found.')],
    ['GET', '/api/users/:id/image', { detail: 'Not Found' }],
    ['GET', '/api/media/users/:id/profile.webp', { detail: 'Not Found' }],
  ])('%s %s returns that it does not exist', async (method, path, body, ...[input]: unknown[]) => {
    const admin = await administrator();
    expect(outcomeOf(await admin.send(method, path.replace(':id', UNKNOWN), input))).toEqual({ status: 404, body });
  });

  it('explain missing permissions', async () => {
    const { owner, housemate, neighbor } = await neighborhood;
    const notAdmin = { status: 403, body: { detail: 'NOT_AN_ADMIN' } };
    const update = { email: 'x@example.org' };

    expect(outcomeOf(await housemate.api.put(`/api/users/${owner.id}`, update))).toEqual(notAdmin);
    expect(outcomeOf(await housemate.api.post(`/api/users/${owner.id}/image`, avatarForm('x')))).toEqual(notAdmin);
    expect(outcomeOf(await housemate.api.post(`/api/users/${owner.id}/favorites/${await recipeId}`))).toEqual(notAdmin);
    const group = { ...update, group: 'Another Group' };
    expect(outcomeOf(await housemate.api.put(`/api/users/${housemate.id}`, group))).toEqual({
      status: 403,
      body: message("User doesn't have permission to change group"),
    });
    const permissions = (userId: string) => owner.api.put('/api/households/permissions', { userId, canManage: true });
    expect(outcomeOf(await permissions(owner.id))).toEqual({ status: 403, body: { detail: 'Forbidden' } });
    expect(outcomeOf(await permissions(neighbor.id))).toEqual({
      status: 403,
      body: { detail: 'User is not a member of this household' },
    });
  });

  it('explain invalid input', async () => {
    const { owner } = await neighborhood;
    const invalid = (type: string, loc: string[]) => ({ status: 422, body: { detail: [{ type, loc }] } });

    expect(await owner.api.put('/api/households/permissions', {})).toMatchObject(
      invalid('missing', ['body', 'userId']),
    );
    const rating = `/api/users/${owner.id}/ratings/${await recipeId}`;
    expect(await owner.api.post(rating, { rating: 6 })).toMatchObject(invalid('less_than_equal', ['body', 'rating']));
    expect(await owner.api.get('/api/users/unknown/ratings')).toMatchObject(invalid('uuid_parsing', ['path', 'id']));
    const form = new FormData();
    form.append('other', 'x');
    expect(await owner.api.post(`/api/users/${owner.id}/image`, form)).toMatchObject(
      invalid('missing', ['body', 'profile']),
    );
  });
});

describe('a household', () => {
  it('lets managers set the permissions of members, immediately', async () => {
    const group = await aGroup();
    const manager = await aUser({ group }, { canManage: true });
    const member = await aUser({ group });

    const body = { user_id: member.id, can_manage_household: true, can_organize: true };
    const response = await manager.api.put('/api/households/permissions', body);

    expect(response).toMatchObject({
      status: 200,
      body: { id: member.id, canManageHousehold: true, canOrganize: true, canInvite: false, tokens: null },
    });
    expect(await member.api.put('/api/households/preferences', {})).toMatchObject({ status: 200 });
  });

  it('has statistics', async () => {
    const owner = await aUser();
    await aRecipe(owner.api);

    expect(outcomeOf(await owner.api.get('/api/households/statistics'))).toEqual({
      status: 200,
      body: { totalRecipes: 1, totalUsers: 1, totalCategories: 0, totalTags: 0, totalTools: 0 },
    });
    expect(await owner.api.get('/api/groups/storage')).toMatchObject({
      status: 200,
      body: { usedStorageBytes: 0, usedStorageStr: '0 bytes', totalStorageStr: '500.0 MB' },
    });
  });

  it('is created, renamed and deleted by administrators of its group', async () => {
    const group = await aGroup();
    const admin = await aUser({ group }, { admin: true });
    const path = '/api/groups/households';

    const created = await admin.api.post(path, { name: 'Attic', groupId: group.id });
    expect(created).toMatchObject({ status: 201, body: { name: 'Attic', groupId: group.id } });
    expect(await admin.api.put(`${path}/attic`, { name: 'Cellar' })).toMatchObject({ body: { slug: 'cellar' } });
    expect(await admin.api.delete(`${path}/cellar`)).toMatchObject({ status: 200, body: { name: 'Cellar' } });
    const elsewhere = await aHousehold((await aGroup()).id);
    expect(outcomeOf(await admin.api.delete(`${path}/${elsewhere.id}`))).toEqual({
      status: 404,
      body: { detail: 'Household not found' },
    });
  });
});

describe('a rating', () => {
  it('is stored for its owner and counts for the average; a favorite can be removed', async () => {
    const { owner, neighbor } = await neighborhood;
    const { id } = await aRecipe(owner.api);
    const path = (kind: string) => `/api/users/${neighbor.id}/${kind}/${id}`;

    expect(outcomeOf(await neighbor.api.post(path('ratings'), { rating: 3.5 }))).toEqual({ status: 200, body: null });
    expect(outcomeOf(await neighbor.api.post(path('favorites')))).toEqual({ status: 200, body: null });

    const rated = { recipeId: id, rating: 3.5, isFavorite: true };
    expect((await neighbor.api.get(`/api/users/self/ratings/${id}`)).body).toEqual(rated);
    expect((await neighbor.api.get('/api/users/self/favorites')).body).toEqual({ ratings: [rated] });
    expect((await owner.api.get(`/api/users/${neighbor.id}/ratings`)).body).toMatchObject({
      ratings: [{ ...rated, userId: neighbor.id }],
    });
    expect((await owner.api.get(`/api/recipes/${id}`)).body).toMatchObject({ rating: 3.5 });
    await neighbor.api.delete(path('favorites'));
    expect((await neighbor.api.get('/api/users/self/favorites')).body).toEqual({ ratings: [] });
  });

  it('of a recipe of another group is rejected', async () => {
    const { stranger } = await neighborhood;
    const path = `/api/users/${stranger.id}/ratings/${await recipeId}`;
    expect(outcomeOf(await stranger.api.post(path, { rating: 1 }))).toEqual({
      status: 404,
      body: message('Not found.'),
    });
  });
});

describe('the image of a user', () => {
  const pathOf = ({ id }: TestUser) => `/api/users/${id}/image`;

  it('is shown to the group under a new key', async () => {
    const { owner, neighbor, stranger, anonymous } = await neighborhood;
    const { cacheKey } = (await owner.api.get('/api/users/self')).body as { cacheKey: string };

    const response = await owner.api.post(pathOf(owner), avatarForm(new Uint8Array(await anImage())));

    expect(outcomeOf(response)).toEqual({ status: 200, body: null });
    const redirect = await neighbor.api.get(pathOf(owner));
    const location = redirect.headers.get('location') ?? '';
    expect(location).toMatch(new RegExp(`^/api/media/users/${owner.id}/profile.webp\\?cacheKey=[\\w-]{8}$`));
    expect(location).not.toContain(`cacheKey=${cacheKey}`);
    const image = await neighbor.api.get(location);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(image.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    for (const other of [stranger.api, anonymous]) {
      expect(outcomeOf(await other.get(location))).toEqual({ status: 404, body: { detail: 'Not Found' } });
    }
  });

  it('that is invalid is rejected', async () => {
    const { owner } = await neighborhood;
    const response = await owner.api.post(pathOf(owner), avatarForm('not an image'));
    expect(outcomeOf(response)).toEqual({ status: 400, body: message('This file is not an image that can be read') });
  });
});
