import { describe, expect, it } from '@jest/globals';
import { registrationBody, type RegistrationValues } from './registration-body.js';
import { stepsOf } from './registration-steps.js';

const values: RegistrationValues = {
  groupToken: ' token ',
  group: ' Kitchen ',
  private: true,
  seedData: true,
  username: 'bo',
  fullName: 'Bo Lind',
  email: 'bo@example.org',
  newPassword: 'corn-flour-9',
  confirmation: 'corn-flour-9',
  advanced: false,
};

describe('registration', () => {
  it('asks whether to join or create a group only where a group may be created', () => {
    expect(stepsOf('join', false)).toEqual(['token', 'account', 'confirm']);
    expect(stepsOf('create', true)).toEqual(['start', 'group', 'account', 'confirm']);
    expect(stepsOf(null, true)[0]).toBe('start');
  });

  it('sends only the fields of joining or of creating a group', () => {
    expect(registrationBody('join', values, 'de-DE')).toMatchObject({
      groupToken: 'token',
      seedData: false,
      locale: 'de-DE',
    });
    expect(registrationBody('join', values, 'de-DE')).not.toHaveProperty('group');
    expect(registrationBody('create', values, 'de-DE')).toMatchObject({ group: 'Kitchen', private: true });
    expect(registrationBody('create', values, 'de-DE')).not.toHaveProperty('groupToken');
  });
});
