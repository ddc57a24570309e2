import { aHousehold } from '@larder/testing';
import { refusalToSetPermissions } from './refusal-to-set-permissions.js';

const home = aHousehold();
const manager = home.member({ canManage: true });
const housemate = { _id: home.member().userId, householdId: home.id, admin: false };

describe('permissions of a member', () => {
  it('are set by a manager of the household', () => {
    expect(refusalToSetPermissions(manager, housemate)).toBeUndefined();
  });

  it.each([
    ['common.forbidden', 'a member who does not manage', home.member(), housemate],
    ['common.forbidden', 'a member who only manages the household', home.member({ canManageHousehold: true }), null],
    ['identity.no-such-member', 'a manager for an unknown user', manager, null],
    ['identity.not-of-household', 'a manager for a neighbor', manager, { ...housemate, householdId: 'other' }],
    ['common.forbidden', 'a manager for himself', manager, { ...housemate, _id: manager.userId }],
    ['common.forbidden', 'a manager for an administrator', manager, { ...housemate, admin: true }],
  ] as const)('are refused with %s to %s', (code, _who, actor, target) => {
    expect(refusalToSetPermissions(actor, target)).toMatchObject({ code });
  });
});
