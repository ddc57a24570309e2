import { FORMAT_VERSION, formatProblem } from './format.js';

const ours = { applicationId: 0x4c524452, version: FORMAT_VERSION, isEmpty: false };

it('accepts its own files and new ones', () => {
  expect(formatProblem(ours)).toBeUndefined();
  expect(formatProblem({ applicationId: 0, version: 0, isEmpty: true })).toBeUndefined();
});

it('explains what to do about a file of a newer program', () => {
  expect(formatProblem({ ...ours, version: FORMAT_VERSION + 1 })).toMatch(
    /newer version of Larder\. Start that version/,
  );
});

it('rejects a file of another program', () => {
  expect(formatProblem({ ...ours, applicationId: 1 })).toMatch(/not made by Larder/);
});
