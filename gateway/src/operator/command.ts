import type { AuditAction } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';
import type { ParseArgsConfig } from 'node:util';

/** The input and output of a command. */
export interface CommandContext {
  services: CallerClient;
  /** Sends requests in a group, with all permissions there. */
  ofGroup: (groupId: string) => CallerClient;
  /** Prints a line on standard output. */
  print: (line: string) => void;
  /** Reads standard input, without the line break at its end. */
  readInput: () => Promise<string>;
}

export interface ParsedArguments {
  values: Record<string, string | boolean | undefined>;
  positionals: string[];
}

/** The target of a command, for the audit log. */
export interface CommandTarget {
  id?: string;
  name?: string;
}

/** One of `npm run admin -- <name> …`, as it is called and explained. */
interface CommandShape {
  name: string;
  /** Its arguments as shown by `help`. */
  usage: string;
  about: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Number of required arguments. */
  arguments?: number;
  /** Number of optional arguments. */
  optionalArguments?: number;
}

/** A command that sends requests to the running product. */
export interface Command extends CommandShape {
  /** Its action in the audit log, also recorded when it fails; null for commands that only read, or add what is missing. */
  action: AuditAction | null;
  run: (parsed: ParsedArguments, context: CommandContext) => Promise<CommandTarget | null>;
}

/** A command that needs no running product. */
export interface LocalCommand extends CommandShape {
  run: (parsed: ParsedArguments, context: Omit<CommandContext, 'services' | 'ofGroup'>) => Promise<void>;
}

/** A command that cannot be run as requested; the message says why. */
export class CommandError extends Error {}
