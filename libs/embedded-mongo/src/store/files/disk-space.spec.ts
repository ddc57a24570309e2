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

describe('the space of the disk', () => {
  afterEach(() => rmSync(reserve, { force: true }));

  it('is no concern while there is plenty, and a reserve is laid by', () => {
    const { space } = aDisk(1_000);
    expect(() => space.checkGrowth()).not.toThrow();
    expect(statSync(reserve).size).toBe(16 * MEGABYTE);
  });

  it('lets only essential writes grow when it gets low', () => {
    const { disk, space } = aDisk(1_000);
    space.look();
    disk.free = 10 * MEGABYTE;
    expect(() => space.checkGrowth()).toThrow(CommandError);
    expect(() => space.checkGrowth(true)).not.toThrow();
    expect(existsSync(reserve)).toBe(true);
  });

  it('gives up the reserve when next to nothing is left, and lays it by again later', () => {
    const { disk, space } = aDisk(1_000);
    space.look();
    disk.free = 0;
    space.look();
    expect(existsSync(reserve)).toBe(false);
    disk.free = 20 * MEGABYTE; // the reserve's own place: not enough to go on as usual
    expect(() => space.checkGrowth()).toThrow('the disk is full');
    disk.free = 60 * MEGABYTE;
    expect(() => space.checkGrowth()).not.toThrow();
    expect(existsSync(reserve)).toBe(true);
  });

  it('believes a failed write more than the figures, as with a quota', () => {
    let now = 0;
    const space = new DiskSpace(folder, { freeBytes: () => 1_000 * MEGABYTE, now: () => now });
    space.look();
    space.handleFull();
    expect(() => space.checkGrowth()).toThrow('the disk is full');
    now = 1_000;
    expect(() => space.checkGrowth()).not.toThrow();
  });

  it('counts as enough when the system does not report it', () => {
    const space = new DiskSpace(join(folder, 'nowhere'));
    expect(space.isLow).toBe(false);
  });
});
