import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../../errors.js';
import { DiskSpace } from './disk-space.js';

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'larder-space-'));
const reserve = join(folder, 'reserve');
afterAll(() => rmSync(folder, { recursive: true }));

/** A disk whose free space a test sets; each call reads it again. */
function aDisk(freeMegabytes: number) {
  const disk = { free: freeMegabytes * MEGABYTE };
  let now = 0;
  const space = new DiskSpace(folder, { freeBytes: () => disk.free, now: () => (now += 1_000) });
  return { disk, space };
}

describe('the disk space', () => {
  afterEach(() => rmSync(reserve, { force: true }));

  it('is sufficient: a reserve is created', () => {
    const { space } = aDisk(1_000);
    expect(() => space.checkGrowth()).not.toThrow();
    expect(statSync(reserve).size).toBe(16 * MEGABYTE);
  });

  it('is low: only essential writes may grow the data', () => {
    const { disk, space } = aDisk(1_000);
    space.measure();
    disk.free = 10 * MEGABYTE;
    expect(() => space.checkGrowth()).toThrow(CommandError);
    expect(() => space.checkGrowth(true)).not.toThrow();
    expect(existsSync(reserve)).toBe(true);
  });

  it('is nearly used up: the reserve is deleted, and created again later', () => {
    const { disk, space } = aDisk(1_000);
    space.measure();
    disk.free = 0;
    space.measure();
    expect(existsSync(reserve)).toBe(false);
    disk.free = 20 * MEGABYTE; // free only through the deleted reserve: not enough
    expect(() => space.checkGrowth()).toThrow('the disk is full');
    disk.free = 60 * MEGABYTE;
    expect(() => space.checkGrowth()).not.toThrow();
    expect(existsSync(reserve)).toBe(true);
  });

  it('is treated as low after a failed write, as with a quota', () => {
    let now = 0;
    const space = new DiskSpace(folder, { freeBytes: () => 1_000 * MEGABYTE, now: () => now });
    space.measure();
    space.handleFull();
    expect(() => space.checkGrowth()).toThrow('the disk is full');
    now = 1_000;
    expect(() => space.checkGrowth()).not.toThrow();
  });

  it('counts as sufficient when the system does not report it', () => {
    const space = new DiskSpace(join(folder, 'nowhere'));
    expect(space.isLow).toBe(false);
  });
});
