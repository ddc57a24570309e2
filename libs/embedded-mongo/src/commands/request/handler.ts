import type { Document } from 'bson';
import type { Engine } from '../../execute/engine/engine.js';
import type { Command } from './command.js';

/** The reply of a command: a document (`ok: 1` is added) or a complete reply. */
export type Answer = Document | Buffer;

/** Handles one kind of command. */
export type Handler = (engine: Engine, command: Command) => Answer | Promise<Answer>;

export type Handlers = Readonly<Record<string, Handler>>;
