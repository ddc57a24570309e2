import { AppError } from '@larder/contracts';
import fastify from 'fastify';
import { parseBody, registerBodyParsers } from './body-parsers.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** What a route reads of this body: the parsed body, or the entries of the 422 list. */
async function read(contentType: string, body: string | Buffer, { acceptsForm = false } = {}): Promise<unknown> {
  const server = fastify();
  registerBodyParsers(server);
  let parsed: unknown;
  server.post('/', async (request) => {
    parsed = await parseBody(request, { maxBytes: 1_000, acceptsForm }).catch((error: unknown) =>
      error instanceof AppError ? error.fields : Promise.reject(error as Error),
    );
    return {};
  });
  await server.inject({ method: 'POST', url: '/', headers: { 'content-type': contentType }, payload: body });
  await server.close();
  return parsed;
}

describe('a body', () => {
  it('in JSON is parsed', async () => {
    expect(await read(JSON_TYPE, '{"name": "Crème brûlée"}')).toEqual({ name: 'Crème brûlée' });
  });

  it('in JSON of another encoding than UTF-8 is refused instead of stored with wrong letters', async () => {
    const body = Buffer.from('{"name": "Crème"}', 'latin1');

    expect(await read(JSON_TYPE, body)).toEqual([
      { type: 'json_invalid', loc: ['body'], msg: 'JSON decode error', input: null },
    ]);
  });

  it('in a form is read only by a route that accepts one', async () => {
    expect(await read(FORM_TYPE, 'name=Soup', { acceptsForm: true })).toEqual({ name: 'Soup' });
    expect(await read(FORM_TYPE, 'name=Soup')).toBeUndefined();
  });

  it('of another type is refused', async () => {
    expect(await read('text/xml', '<name>Soup</name>')).toMatchObject([{ type: 'model_attributes_type' }]);
  });
});
