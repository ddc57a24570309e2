import { parseArgs } from 'node:util';

/** The parsed arguments of `npm run soak`. */
export interface SoakArguments {
  minutes: number;
  kills: number;
  households: number;
  seed: number;
  replicas: boolean;
  markdown: boolean;
  /** Command lines of further backing servers, by name. */
  servers: Record<string, string>;
  settings: Record<string, string>;
}

const USAGE =
  'usage: npm run soak [-- --minutes 30] [--kills 300] [--households 4] [--seed 1] [--replicas] [--markdown] [--server NAME=COMMAND] [--setting NAME=VALUE]';

/** Parses the arguments. Throws the usage for invalid ones. */
export function parseSoakArguments(args: string[]): SoakArguments {
  const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;
  const flag = { type: 'boolean', default: false } as const;
  const pairs = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { values } = parseArgs({
    args,
    options: {
      minutes: number(30),
      kills: number(300),
      households: number(4),
      seed: number(1),
      replicas: flag,
      markdown: flag,
      server: pairs,
      setting: pairs,
    },
  });
  const [minutes, kills, households, seed] = [values.minutes, values.kills, values.households, values.seed].map(Number);
  const numbers = { minutes: minutes ?? NaN, kills: kills ?? NaN, households: households ?? NaN, seed: seed ?? NaN };
  if (!Object.values(numbers).every((value) => Number.isFinite(value) && value >= 0)) throw new Error(USAGE);
  const { replicas, markdown, server, setting } = values;
  return { ...numbers, replicas, markdown, servers: pairsOf(server), settings: pairsOf(setting) };
}

function pairsOf(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new Error(USAGE);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}
