import { ExportSession, type ExportSource, type ToldRecord, type WantedPiece } from './export-session.js';

// Runs in a worker thread that reads one export at a time: what is in it may be long and odd, the service stays awake.
let session: ExportSession | undefined;

function current(): ExportSession {
  if (!session) throw new Error('No export is open.');
  return session;
}

export async function open(source: ExportSource): Promise<void> {
  session = await ExportSession.open(source);
}

export function next(): Promise<ToldRecord | 'nothing' | null> {
  return current().next();
}

export function giveUp(): Promise<ToldRecord | null> {
  return current().giveUp();
}

export function piece(wanted: WantedPiece): Promise<Uint8Array | null> {
  return current().piece(wanted);
}

export function release(position: number): Promise<void> {
  return current().release(position);
}

export function close(): void {
  session = undefined;
}
