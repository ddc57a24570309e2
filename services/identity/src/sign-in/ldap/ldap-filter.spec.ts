import { configuredFilter, filterValue, userFilter } from './ldap-filter.js';

const settings = { LDAP_ID_ATTRIBUTE: 'uid', LDAP_MAIL_ATTRIBUTE: 'mail', LDAP_USER_FILTER: undefined };

describe('a filter', () => {
  it.each([
    ['ana', 'ana'],
    ['*', '\\2a'],
    ['ana)(uid=*', 'ana\\29\\28uid=\\2a'],
    ['back\\slash', 'back\\5cslash'],
    ['zero\0byte', 'zero\\00byte'],
    ['Ànä & (Bo)', 'Ànä & \\28Bo\\29'],
  ])('escapes %j', (text, value) => {
    expect(filterValue(text)).toBe(value);
  });

  it('finds users by name or address', () => {
    expect(userFilter(settings, 'ana')).toBe('(&(|(uid=ana)(mail=ana)))');
  });

  it('fills in the placeholders of the settings with the escaped input', () => {
    const filter = '(|({id_attribute}={input})(otherMailbox={input}))';

    expect(userFilter({ ...settings, LDAP_USER_FILTER: filter }, 'a*')).toBe(
      '(&(|(uid=a\\2a)(mail=a\\2a))(|(uid=a\\2a)(otherMailbox=a\\2a)))',
    );
  });

  it('accepts settings without parentheses, and ignores unknown placeholders', () => {
    expect(configuredFilter(settings, ' memberOf=cn={unknown},dc=home ', 'ana')).toBe(
      '(memberOf=cn={unknown},dc=home)',
    );
    expect(configuredFilter(settings, '  ', 'ana')).toBe('');
  });
});
