/** A device that changed a list, and the last of its changes that is done. */
export interface KnownDevice {
  id: string;
  sequence: number;
  seenAt: Date;
}

/** One that was not seen for long is forgotten; it may then send its last changes twice. */
const MAX_DEVICES = 200;

/** Of the changes of a device those that are new, and up to which sequence all are done then. */
export function newChanges<Change extends { sequence: number }>(
  devices: readonly KnownDevice[],
  deviceId: string,
  changes: readonly Change[],
): { fresh: Change[]; acknowledged: number } {
  const last = devices.find(({ id }) => id === deviceId)?.sequence ?? 0;
  const fresh = changes.filter(({ sequence }) => sequence > last);
  return { fresh, acknowledged: Math.max(last, ...fresh.map(({ sequence }) => sequence)) };
}

/** The devices of a list after one of them was seen, the latest last. */
export function withDevice(devices: readonly KnownDevice[], device: KnownDevice): KnownDevice[] {
  return [...devices.filter(({ id }) => id !== device.id), device].slice(-MAX_DEVICES);
}
