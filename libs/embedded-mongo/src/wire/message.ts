import { endOfName } from '../bson/layout.js';
import { endOfDocument } from '../bson/validate.js';
import { Command } from '../commands/request/command.js';
import { ProtocolError } from './framing.js';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const HEADER_BYTES = 16;
/** Two numbers of an OP_QUERY between the name and the document. */
const SKIP_AND_LIMIT_BYTES = 8;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** The flag of an OP_REPLY that servers always set. */
const AWAIT_CAPABLE = 8;

/** A received request, well-formed. */
export interface Request {
  readonly id: number;
  readonly command: Command;
  readonly wantsReply: boolean;
  /** Whether it has the legacy format that some drivers use for the handshake. */
  readonly isLegacy: boolean;
}

/** @throws ProtocolError or MalformedBson when the bytes are not a request */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  switch (message.readInt32LE(12)) {
    case OP_MSG:
      return parseMsg(message, id);
    case OP_QUERY:
      return parseQuery(message, id);
    default:
      throw new ProtocolError('an unknown kind of message');
  }
}

function parseMsg(message: Buffer, id: number): Request {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const end = flags & CHECKSUM_PRESENT ? message.length - 4 : message.length;
  const sequences = new Map<string, Buffer[]>();
  let body: Buffer | undefined;
  for (let at = HEADER_BYTES + 4; at < end;) {
    const kind = message.readUInt8(at++);
    if (kind === 0) {
      const bodyEnd = endOfDocument(message, at, end);
      body = message.subarray(at, bodyEnd);
      at = bodyEnd;
    } else if (kind === 1) at = readSequence(message, at, end, sequences);
    else throw new ProtocolError('an unknown kind of section');
  }
  if (!body) throw new ProtocolError('a message without a body');
  return { id, command: new Command(body, sequences), wantsReply: !(flags & MORE_TO_COME), isLegacy: false };
}

/** A document sequence: documents beside the body, under a name. */
function readSequence(message: Buffer, start: number, limit: number, sequences: Map<string, Buffer[]>): number {
  const end = start + message.readInt32LE(start);
  if (end > limit || end < start + 5) throw new ProtocolError('a sequence of wrong length');
  const nameEnd = endOfName(message, start + 4);
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < end;) {
    const next = endOfDocument(message, at, end);
    documents.push(message.subarray(at, next));
    at = next;
  }
  sequences.set(message.toString('utf8', start + 4, nameEnd), documents);
  return end;
}

function parseQuery(message: Buffer, id: number): Request {
  const nameEnd = endOfName(message, HEADER_BYTES + 4);
  const at = nameEnd + 1 + SKIP_AND_LIMIT_BYTES;
  const end = endOfDocument(message, at, message.length);
  return { id, command: new Command(message.subarray(at, end)), wantsReply: true, isLegacy: true };
}

/** The reply to a request as bytes. */
export function formatReply({ id, isLegacy }: Request, body: Buffer): Buffer[] {
  const extra = isLegacy ? legacyFields() : Buffer.alloc(5);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + extra.length + body.length, 0);
  header.writeInt32LE(id, 8);
  header.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12);
  return [Buffer.concat([header, extra]), body];
}

/** Flags, cursor id, starting position, number of documents. */
function legacyFields(): Buffer {
  const fields = Buffer.alloc(20);
  fields.writeInt32LE(AWAIT_CAPABLE, 0);
  fields.writeInt32LE(1, 16);
  return fields;
}
