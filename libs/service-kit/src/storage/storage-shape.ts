import { setting } from '../config/settings.js';

const optionalText = setting.text().optional();

/**
 * Settings of applications that store files: S3 when `S3_ENDPOINT` is set, else a folder in `DATA_DIR`. Each has an
 * alias `MINIO_…`, as in older deployment files.
 */
export const storageShape = {
  S3_ENDPOINT: optionalText,
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY: optionalText,
  S3_SECRET_KEY: optionalText,
  S3_REGION: optionalText,
  MINIO_ENDPOINT: optionalText,
  MINIO_BUCKET: optionalText,
  MINIO_ACCESS_KEY: optionalText,
  MINIO_SECRET_KEY: optionalText,
  MINIO_REGION: optionalText,
};
