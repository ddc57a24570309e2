import type { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A method of a provider or controller with a decorator of the kit. */
export interface DecoratedMethod<Options> {
  options: Options;
  /** The name in log lines: `ListController.onHouseholdDeleted`. */
  name: string;
  call: (argument: unknown) => unknown;
}

/** A method decorator that adds `options` to the metadata under `key`; may be used several times on a method. */
export function addMetadata<Options>(
  key: symbol,
  options: Options,
): (target: object, name: string, descriptor: PropertyDescriptor) => void {
  return (_target, _name, descriptor) => {
    const method = descriptor.value as object;
    const present = (Reflect.getMetadata(key, method) ?? []) as Options[];
    Reflect.defineMetadata(key, [...present, options], method);
  };
}

/** Finds every decorated method of an application. */
export function discoverMethods<Options>(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
  key: symbol,
): DecoratedMethod<Options>[] {
  const wrappers = [...discovery.getProviders(), ...discovery.getControllers()];
  const instances = new Set(
    wrappers.filter((each) => each.isDependencyTreeStatic()).map((each) => each.instance as unknown),
  );
  return [...instances].filter(isInstance).flatMap((instance) => methodsOf<Options>(instance, scanner, key));
}

function methodsOf<Options>(
  instance: Record<string, unknown>,
  scanner: MetadataScanner,
  key: symbol,
): DecoratedMethod<Options>[] {
  const names = scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object);
  return names.flatMap((name) => {
    const method = instance[name] as ((argument: unknown) => unknown) | undefined;
    const metadata = (method && (Reflect.getMetadata(key, method) as Options[] | undefined)) ?? [];
    const methodName = `${instance.constructor.name}.${name}`;
    return metadata.map((options) => ({
      options,
      name: methodName,
      call: (argument: unknown) => method?.call(instance, argument),
    }));
  });
}

function isInstance(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== Object.prototype;
}
