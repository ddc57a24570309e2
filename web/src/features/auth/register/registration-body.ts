import type { Registration } from '@larder/contracts/identity/sign-in/registration';
import type { RegistrationMode } from './registration-steps.js';

/** The input of the registration. */
export interface RegistrationValues {
  groupToken: string;
  group: string;
  private: boolean;
  seedData: boolean;
  username: string;
  fullName: string;
  email: string;
  newPassword: string;
  confirmation: string;
  advanced: boolean;
}

/** The request body of a registration; only the fields of the chosen path are sent. */
export function registrationBody(mode: RegistrationMode, values: RegistrationValues, locale: string): Registration {
  const { username, fullName, email, newPassword, confirmation, advanced } = values;
  const account = { username, fullName, email, password: newPassword, passwordConfirm: confirmation, advanced, locale };
  return mode === 'join'
    ? { ...account, groupToken: values.groupToken.trim(), private: false, seedData: false }
    : { ...account, group: values.group.trim(), private: values.private, seedData: values.seedData };
}
