import { ExportSession, type ExportSource, type PieceRequest, type RecordReply } from './export-session.js';

// Runs in a worker thread that reads one export at a time: a hostile export may keep it busy, the service stays responsive.
let session: ExportSession | undefined;

function current(): ExportSession {
  if (!session) throw new Error('No export is open.');
  return session;
}

export async function open(source: ExportSource): Promise<void> {
  session = await ExportSession.open(source);
}

export function next(): Promise<RecordReply | 'skipped' | null> {
  return current().next();
}

export function failNext(): Promise<RecordReply | null> {
  return current().failNext();
}

export function piece(request: PieceRequest): Promise<Uint8Array | null> {
  return current().piece(request);
}

export function release(position: number): Promise<void> {
  return current().release(position);
}

export function close(): void {
  session = undefined;
}
