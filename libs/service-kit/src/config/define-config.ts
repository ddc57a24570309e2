import { z } from 'zod';
import { baseShape, type BaseConfig } from './base-config.js';
import { lookUp, normalizeEnvironment, type Environment } from './environment.js';

/** The configuration of an application, parsed from the environment once at its start. */
export interface ConfigDefinition<Config extends BaseConfig = BaseConfig> {
  /** Parses the variables; throws a `ConfigError` that names every invalid one. */
  parse(env: Environment): Config;
  /** The names of all settings. */
  readonly names: readonly string[];
  /** Whether the application has a setting of this name. */
  reads(name: string): boolean;
}

export type ConfigOf<D> = D extends ConfigDefinition<infer Config> ? Config : never;

/** Invalid settings; the message has one sentence per variable for the operator. */
export class ConfigError extends Error {
  constructor(
    readonly variables: string[],
    message: string,
  ) {
    super(message);
    this.name = 'ConfigError';
  }
}

/** Declares an application's own settings, in addition to those of every service. */
export function defineConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
): ConfigDefinition<BaseConfig & z.output<z.ZodObject<Shape>>> {
  const schema = z.object({ ...baseShape, ...shape });
  return {
    names: Object.keys(schema.shape),
    reads: (name) => name in schema.shape,
    parse(env) {
      const parsed = schema.safeParse(variablesOf(Object.keys(schema.shape), env));
      if (!parsed.success) throw configError(parsed.error);
      // The type of the spread above, which zod cannot infer from the generic shape.
      return Object.freeze(parsed.data) as BaseConfig & z.output<z.ZodObject<Shape>>;
    },
  };
}

function variablesOf(names: string[], env: Environment): Record<string, string> {
  const variables = normalizeEnvironment(env);
  const entries = names.map((name) => [name, readable(name, () => lookUp(variables, name.toUpperCase()))] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function readable<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ConfigError([name], `${name}: its secret file cannot be read (${(cause as Error).message})`);
  }
}

function configError({ issues }: z.ZodError): ConfigError {
  const variables = [...new Set(issues.map((issue) => String(issue.path[0])))];
  const sentences = variables.map((name) => {
    const issue = issues.find((each) => String(each.path[0]) === name);
    return `${name}: ${issue?.message ?? 'cannot be used'}`;
  });
  return new ConfigError(variables, `The configuration cannot be used.\n${sentences.join('\n')}`);
}
