import { FORMAT_VERSION, refusal } from './format.js';

const ours = { applicationId: 0x4c524452, version: FORMAT_VERSION, isEmpty: false };

it('accepts its own files and new ones', () => {
  expect(refusal(ours)).toBeUndefined();
  expect(refusal({ applicationId: 0, version: 0, isEmpty: true })).toBeUndefined();
});

it('says what to do about a file of a newer program', () => {
  expect(refusal({ ...ours, version: FORMAT_VERSION + 1 })).toMatch(/newer version of Larder\. Start that version/);
});

it('refuses a file of another program', () => {
  expect(refusal({ ...ours, applicationId: 1 })).toMatch(/not made by Larder/);
});
