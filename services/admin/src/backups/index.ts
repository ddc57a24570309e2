export { isOrdinaryBackup } from './backup-name.js';
export { BackupService } from './backup.service.js';
export { BackupCopies } from './copies/backup-copies.js';
export { BackupsModule } from './backups.module.js';
export { RunCheckpoints } from './records/run-checkpoints.js';
