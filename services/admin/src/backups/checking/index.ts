export { BackupFileProblem, verifyBackupFile, type FileCheck } from './verify-backup-file.js';
