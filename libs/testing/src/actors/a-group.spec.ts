import { Actor, DirectoryEntry } from '@larder/contracts';
import { aGroup, aHousehold, aMember, anAdmin } from './a-group.js';
import { directoryEntriesOf } from './directory-entries.js';

describe('test actors', () => {
  it('are valid actors', () => {
    const ana = aMember({ username: 'ana' });

    expect(Actor.parse(ana)).toEqual(ana);
    expect(directoryEntriesOf(ana).map((entry) => DirectoryEntry.parse(entry))).toEqual(directoryEntriesOf(ana));
  });

  it('share a household only when requested', () => {
    const home = aHousehold();
    const [ana, ben] = [home.member(), home.member()];
    const neighbor = home.group.household().member();
    const stranger = aGroup().household().member();

    expect(ana.householdId).toBe(ben.householdId);
    expect(neighbor.groupId).toBe(ana.groupId);
    expect(neighbor.householdId).not.toBe(ana.householdId);
    expect(stranger.groupId).not.toBe(ana.groupId);
  });

  it('have all permissions as administrators', () => {
    expect(anAdmin()).toMatchObject({ admin: true, canManage: true, canOrganize: true });
    expect(aMember()).toMatchObject({ admin: false, canManage: false });
  });
});
