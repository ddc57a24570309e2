import type { Document } from 'bson';
import type { Engine } from '../../execute/engine/engine.js';
import type { Command } from './command.js';

/** The reply of a command: a document (`ok: 1` is added) or a complete reply. */
export type Reply = Document | Buffer;

/** Handles one kind of command. */
export type Handler = (engine: Engine, command: Command) => Reply | Promise<Reply>;

export type Handlers = Readonly<Record<string, Handler>>;
