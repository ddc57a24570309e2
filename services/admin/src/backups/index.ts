export { BackupCopies } from './copies/backup-copies.js';
export { BackupsModule } from './backups.module.js';
export { RunCheckpoints } from './records/run-executor.js';
