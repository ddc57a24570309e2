import type { AuditAction } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';
import type { ParseArgsConfig } from 'node:util';

/** What a command reads and writes. */
export interface CommandContext {
  services: CallerClient;
  /** A line for the person, on standard output. */
  say: (line: string) => void;
  /** What is on standard input, without the line break at its end. */
  readInput: () => Promise<string>;
}

export interface Parsed {
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
}

/** What a command was done to, for the audit log. */
export interface Done {
  id?: string;
  name?: string;
}

/** One of `npm run admin -- <name> …`, as it is called and explained. */
interface CommandShape {
  name: string;
  /** Its arguments as help shows them. */
  usage: string;
  about: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** How many arguments it needs. */
  arguments?: number;
  /** How many more it takes. */
  optionalArguments?: number;
}

/** A command that asks the running product. */
export interface Command extends CommandShape {
  /** How it is written down in the audit log, also when it fails; null for commands that only show something. */
  action: AuditAction | null;
  run: (parsed: Parsed, context: CommandContext) => Promise<Done | null>;
}

/** A command that needs no running product. */
export interface LocalCommand extends CommandShape {
  run: (parsed: Parsed, context: Omit<CommandContext, 'services'>) => Promise<void>;
}

/** Something is wrong with what was asked for; the sentence says what. */
export class CommandProblem extends Error {}
