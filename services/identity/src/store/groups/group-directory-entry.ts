import type { DirectoryGroup } from '@larder/contracts';
import type { GroupRecord } from './group.schema.js';

/** The directory entry of a group. */
export function toGroupDirectoryEntry(group: GroupRecord): DirectoryGroup {
  return {
    kind: 'group',
    id: group._id,
    groupId: group._id,
    name: group.name,
    slug: group.slug,
    privateGroup: group.preferences.privateGroup,
    revision: group.revision,
  };
}
