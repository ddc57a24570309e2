import type { LocalCommand } from '@larder/gateway/operator';
import type { ConfigDefinition } from '@larder/service-kit';
import { normalizeEnvironment, settingSource, type Environment } from '@larder/service-kit/environment';

/** Settings of which the value is secret; addresses lose their credentials only. */
const SECRET = /passw|passphrase|secret|_token$|_key$|headers|params/i;
const CREDENTIALS = /(\w+:\/\/)[^/\s@]*@/g;
const MASK = '******';
/** Servers that the launcher starts unless they are named. */
const BUILT_IN = ['NATS_URL', 'REDIS_URL', 'MONGODB_URI'];

/**
 * Prints all settings and how each is given. Fails when one cannot be used.
 *
 * @param variables those of the process
 * @param env with those of the `.env` file
 * @param definitions gives the settings of all parts; called when needed
 */
export function checkConfig(
  variables: Environment,
  env: Environment,
  definitions: () => Promise<ConfigDefinition[]> = allDefinitions,
): LocalCommand {
  return {
    name: 'config-check',
    usage: '',
    about:
      'Checks the settings and prints them with their sources, without secrets; Larder does not need to be running.',
    run: async (_parsed, { print }) => {
      const settings = valuesOf(await definitions(), env);
      const own = normalizeEnvironment(variables);
      for (const [name, value] of [...settings].sort())
        print([name, displayText(name, value), origin(name, own, env)].join('\t'));
    },
  };
}

/** Those of the gateway and the services, which are loaded. */
async function allDefinitions(): Promise<ConfigDefinition[]> {
  const [{ SERVICES }, { GatewayConfig }] = await Promise.all([import('../product.js'), import('@larder/gateway')]);
  return [GatewayConfig, ...SERVICES.map(({ config }) => config)];
}

/** The values of all settings by name. */
function valuesOf(definitions: readonly ConfigDefinition[], env: Environment): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const definition of definitions) {
    const config: Record<string, unknown> = { ...definition.parse(env) };
    for (const name of definition.names) values.set(name, values.get(name) ?? config[name]);
  }
  return values;
}

function origin(name: string, variables: Record<string, string>, env: Environment): string {
  const source = settingSource(normalizeEnvironment(env), name);
  if (source === null) return BUILT_IN.includes(name) ? 'built-in server' : 'default';
  if (source === 'secret') return 'Docker secret';
  const variable = source === 'file' ? `${name}_FILE` : name;
  return `${variable} in ${variables[variable] === undefined ? '.env' : 'the environment'}`;
}

function displayText(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (SECRET.test(name) && typeof value !== 'boolean') return MASK;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(CREDENTIALS, `$1${MASK}@`);
}
