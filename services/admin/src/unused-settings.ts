import { setting } from '@larder/service-kit';

const unused = () => setting.text().optional();

/** Settings of Mealie's database that are not used here. */
export const unusedSettings = {
  DB_ENGINE: unused(),
  POSTGRES_USER: unused(),
  POSTGRES_PASSWORD: unused(),
  POSTGRES_SERVER: unused(),
  POSTGRES_PORT: unused(),
  POSTGRES_DB: unused(),
  POSTGRES_URL_OVERRIDE: unused(),
};
