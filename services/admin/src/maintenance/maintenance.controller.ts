import { CleanUp, MaintenanceErrors, ReadMaintenance, sizeText, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, Directory, Log, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { CleanUpService } from './clean-up.service.js';
import { StorageSumsService, type StorageSums } from './storage-sums.service.js';

/** Storage and clean-ups, for administrators (docs/api/administration.md#maintenance). */
@Controller()
export class MaintenanceController {
  constructor(
    private readonly sums: StorageSumsService,
    private readonly cleanUp: CleanUpService,
    private readonly directory: Directory,
    private readonly log: Log,
  ) {}

  @Answers(ReadMaintenance)
  async read(_request: RequestOf<typeof ReadMaintenance>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    const sums = await this.sums.read();
    return toMaintenance(sums, await this.directory.groups(Object.keys(sums.groups ?? {})));
  }

  @Answers(CleanUp)
  async clean({ what: kind, dryRun }: RequestOf<typeof CleanUp>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    try {
      const cleaned = await this.cleanUp.clean(actor, kind, { dryRun });
      if (!dryRun && cleaned.removed > 0 && kind !== 'logs') await this.sums.refresh();
      return cleaned;
    } catch (error) {
      this.log.error('clean-up failed', { kind, error });
      throw MaintenanceErrors[kind]({}, error);
    }
  }
}

/** The maintenance information in its contract shape. Logs are kept in memory and use no storage. */
function toMaintenance(
  { bytes, cleanableImages, cleanableDirs, groups = {} }: StorageSums,
  existing: readonly { id: string; name: string }[],
) {
  const byGroup = existing.map(({ id: groupId, name }) => ({ groupId, name, bytes: groups[groupId] ?? 0 }));
  const size = (...folders: string[]) => sizeText(folders.reduce((sum, folder) => sum + (bytes[folder] ?? 0), 0));
  return {
    summary: { dataDirSize: size(...Object.keys(bytes)), logFileSize: sizeText(0), cleanableImages, cleanableDirs },
    storage: {
      tempDirSize: size('temp'),
      backupsDirSize: size('backups'),
      groupsDirSize: size('groups', 'exports'),
      recipesDirSize: size('recipes'),
      userDirSize: size('users'),
      groups: byGroup
        .sort((one, other) => other.bytes - one.bytes)
        .map((group) => ({ ...group, size: sizeText(group.bytes) })),
    },
  };
}
