import fastify, { type FastifyRequest } from 'fastify';
import { RouteTable } from './route-table.js';

/** The methods that a server with these routes has at `url`. */
function methodsAt(url: string): string[] {
  const server = fastify();
  const routes = new RouteTable(server);
  server.get('/api/recipes/:slug', () => 'soup');
  server.put('/api/recipes/:slug', () => 'soup');
  server.post('/api/recipes/create', () => 'soup');
  return routes.methodsOf({ url } as FastifyRequest);
}

describe('the methods of a path', () => {
  it.each([
    ['/api/recipes/soup', ['GET', 'HEAD', 'PUT']],
    ['/api/recipes/soup/?page=1', ['GET', 'HEAD', 'PUT']],
    ['/api/recipes/create', ['GET', 'HEAD', 'PUT', 'POST']],
    ['/api/recipes', []],
  ])('%s', (url, methods) => expect([...methodsAt(url)].sort()).toEqual([...methods].sort()));
});
