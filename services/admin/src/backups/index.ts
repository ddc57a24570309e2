export { BackupCopies } from './copies/backup-copies.js';
export { BackupsModule } from './backups.module.js';
export { RunPoints } from './records/running.js';
