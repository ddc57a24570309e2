import type { Document } from 'bson';
import type { Engine } from '../../execute/engine/engine.js';
import type { Command } from './command.js';

/** What a command answers: a document (`ok: 1` is added) or a reply that is complete already. */
export type Answer = Document | Buffer;

/** Carries out one kind of command. */
export type Handler = (engine: Engine, command: Command) => Answer | Promise<Answer>;

export type Handlers = Readonly<Record<string, Handler>>;
