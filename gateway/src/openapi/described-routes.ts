import { RequestMethod, type INestApplication, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';

/** The class and the method of an operation, which carry the decorators of its route. */
export interface DescribedRoute {
  controller: Type;
  handler: object;
  /** Whether the path is another one of the same route, which older clients use. */
  isAlias: boolean;
}

/** Every route by its operation as OpenAPI writes it, for example `get /api/recipes/{slug}`. */
export function describedRoutes(app: INestApplication): Map<string, DescribedRoute> {
  const routes = new Map<string, DescribedRoute>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      // Nest types a controller as a class or a function; ours are classes.
      for (const [operation, route] of routesOf(metatype as Type)) routes.set(operation, route);
    }
  }
  return routes;
}

function routesOf(controller: Type): [string, DescribedRoute][] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name): [string, DescribedRoute][] => {
    const handler = prototype[name];
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
    if (!handler || method === undefined) return [];
    const verb = RequestMethod[method].toLowerCase();
    return pathsOf(controller, handler).map((path, index) => [
      `${verb} ${path}`,
      { controller, handler, isAlias: index > 0 },
    ]);
  });
}

function pathsOf(controller: Type, handler: object): string[] {
  return listOf(controller).flatMap((base) => listOf(handler).map((path) => openApiPath(`${base}/${path}`)));
}

function listOf(target: object): string[] {
  return [Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined].flat().map((path) => path ?? '');
}

function openApiPath(path: string): string {
  const segments = path.split('/').filter(Boolean);
  return `/${segments.map((segment) => segment.replace(/^:(\w+).*$/, '{$1}')).join('/')}`;
}
