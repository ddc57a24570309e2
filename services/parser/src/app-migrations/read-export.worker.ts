import { ExportSession, type ExportSource, type ToldRecord } from './export-session.js';

// Runs in a worker thread that reads one export at a time: what is in it may be long and odd, the service stays awake.
let session: ExportSession | undefined;

function current(): ExportSession {
  if (!session) throw new Error('No export is open.');
  return session;
}

export function open(source: ExportSource): void {
  session = new ExportSession(source);
}

export function next(): Promise<ToldRecord | null> {
  return current().next();
}

export function picture(position: number): Promise<Buffer | null> {
  return current().picture(position);
}

export function asset({ position, fileName }: { position: number; fileName: string }): Promise<Buffer> {
  return current().asset(position, fileName);
}

export function release(position: number): void {
  current().release(position);
}

export function close(): void {
  session = undefined;
}
