/** A device that changed a list, and the sequence number of its last applied change. */
export interface DeviceRecord {
  id: string;
  sequence: number;
  seenAt: Date;
}

/** Most devices per list; the ones unseen for longest are dropped, and may then apply their last changes twice. */
const MAX_DEVICES = 200;

/** The new changes of a device, and the sequence number of the last one. */
export function newChanges<Change extends { sequence: number }>(
  devices: readonly DeviceRecord[],
  deviceId: string,
  changes: readonly Change[],
): { fresh: Change[]; acknowledged: number } {
  const last = devices.find(({ id }) => id === deviceId)?.sequence ?? 0;
  const fresh = changes.filter(({ sequence }) => sequence > last);
  return { fresh, acknowledged: Math.max(last, ...fresh.map(({ sequence }) => sequence)) };
}

/** Updates the devices of a list; the latest is last. */
export function withDevice(devices: readonly DeviceRecord[], device: DeviceRecord): DeviceRecord[] {
  return [...devices.filter(({ id }) => id !== device.id), device].slice(-MAX_DEVICES);
}
