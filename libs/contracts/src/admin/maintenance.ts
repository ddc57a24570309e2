import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';
import { MessageBody } from '../primitives/bodies.js';

/** Sizes are formatted for users, e.g. `1.42 GB` (docs/api/conventions.md#limits). */
export const MaintenanceSummary = z
  .object({
    dataDirSize: z.string().describe('The size of all files, for users.'),
    logFileSize: z.string().describe('Always 0; logs are kept in memory.'),
    cleanableImages: z.number().int().describe('The number of original images of which smaller ones exist.'),
    cleanableDirs: z.number().int().describe('The number of folders of recipes with an invalid name.'),
  })
  .meta({ id: 'MaintenanceSummary' });
export type MaintenanceSummary = z.output<typeof MaintenanceSummary>;

/** The files of a group's recipes and users, and its exports. */
export const GroupStorageSum = z
  .object({
    groupId: z.string(),
    name: z.string(),
    size: z.string().describe('The size of the files, for users.'),
    bytes: z.number().int().describe('The size of the files, in bytes.'),
  })
  .meta({ id: 'GroupStorageSum' });
export type GroupStorageSum = z.output<typeof GroupStorageSum>;

/** By kind of file, and by group, the largest first. */
export const StorageDetails = z
  .object({
    tempDirSize: z.string().describe('The size of temporary files, for users.'),
    backupsDirSize: z.string().describe('The size of the backups, for users.'),
    groupsDirSize: z.string().describe('The size of exports and files of groups, for users.'),
    recipesDirSize: z.string().describe('The size of images and files of recipes, for users.'),
    userDirSize: z.string().describe('The size of the images of users, for users.'),
    groups: z.array(GroupStorageSum).default([]).describe('The size of the files of each group.'),
  })
  .meta({ id: 'MaintenanceStorageDetails' });
export type StorageDetails = z.output<typeof StorageDetails>;

/**
 * What can be cleaned up: left-over image files, uploads, recipe folders without a recipe, the logs, and files of
 * records that do not exist any more.
 */
export const Cleanable = z.enum(['images', 'temp', 'recipe-folders', 'logs', 'orphans']);
export type Cleanable = z.output<typeof Cleanable>;

/** Files without an owner, removed or found: their number and total size in bytes. */
export const OrphansCleaned = MessageBody.extend({
  objects: z.number().int().describe('The number of deleted files.'),
  bytes: z.number().int().describe('The size of the deleted files, in bytes.'),
}).meta({
  id: 'OrphansCleaned',
});
export type OrphansCleaned = z.output<typeof OrphansCleaned>;

/** The size of the file storage, by folder. */
export const ReadMaintenance = defineMessage({
  subject: 'admin.maintenance.read',
  request: z.object({}),
  reply: z.object({ summary: MaintenanceSummary, storage: StorageDetails }),
  idempotent: true,
  timeoutMs: 120_000,
});
/** Removes or counts left-over files; returns their number, and for `orphans` their size in bytes. */
export const CleanUp = defineMessage({
  subject: 'admin.maintenance.clean',
  request: z.object({ what: Cleanable, dryRun: z.boolean() }),
  reply: z.object({ removed: z.number().int(), bytes: z.number().int().optional() }),
  timeoutMs: 300_000,
});

const failed = (code: string, sentence: string) => defineError(code, { kind: 'failed', shape: 'message', sentence });
export const MaintenanceErrors = {
  images: failed('admin.clean-images', 'Failed to clean images'),
  temp: failed('admin.clean-temp', 'Failed to clean temp'),
  'recipe-folders': failed('admin.clean-recipe-folders', 'Failed to clean directories'),
  orphans: failed('admin.clean-orphans', 'Failed to clean orphans'),
  logs: failed('admin.clean-logs', 'Failed to clean logs'),
} satisfies Record<Cleanable, unknown>;
