export { retentionSetting, superfluousBackups, type DatedBackup, type Retention } from './retention.js';
