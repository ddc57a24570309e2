import { parseArgs } from 'node:util';
import { connect } from '../client/connect.js';
import { Progress } from '../client/progress.js';
import { cookInGroup } from './group-cook.js';
import { seedRecipes } from './seed-recipes.js';

const USAGE = 'usage: npm run seed -- --recipes N [--group NAME] [--at-once 12]';

/** The command: parses its arguments, creates the recipes, prints the duration. */
export async function runSeed(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const options = parseSeedOptions(args);
  const me = await connect(env);
  const cook = options.group ? await cookInGroup(me, options.group) : me;
  const startedAt = Date.now();
  const progress = new Progress('Recipes', options.count);
  await seedRecipes(cook, { ...options, seed: startedAt, onDone: () => progress.step() });
  const seconds = (Date.now() - startedAt) / 1000;
  process.stdout.write(
    `${options.count} recipes in ${seconds.toFixed(1)} s, ${(options.count / seconds).toFixed(0)} a second.\n`,
  );
  for (const larder of new Set([me, cook])) larder.close();
}

/** Parses the arguments. Throws the usage for invalid ones. */
export function parseSeedOptions(args: string[]): { count: number; group?: string; atOnce: number } {
  const values = valuesOf(args);
  const [count, atOnce] = [Number(values.recipes), Number(values['at-once'])];
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(atOnce) || atOnce < 1) throw new Error(USAGE);
  return { count, atOnce, ...(values.group ? { group: values.group } : {}) };
}

function valuesOf(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { recipes: text, group: text, 'at-once': { ...text, default: '12' } } }).values;
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
}
