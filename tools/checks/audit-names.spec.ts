import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuditAction } from '@larder/contracts';
import { AUDIT_ACTIONS } from '../../web/src/features/admin/audit/audit-labels.js';

const LOCALES = join(import.meta.dirname, '../../web/src/locales');

describe('an audited action', () => {
  it('can be selected on the page of the audit log', () => {
    expect([...AUDIT_ACTIONS].sort()).toEqual([...AuditAction.options].sort());
  });

  it.each(['en-US', 'de-DE', 'ar-SA'])('has a name there (%s)', (locale) => {
    const { audit } = JSON.parse(readFileSync(join(LOCALES, `${locale}.json`), 'utf8')) as {
      audit: Record<string, string>;
    };
    expect(AuditAction.options.filter((action) => !audit[action.replace('.', '-')])).toEqual([]);
  });
});
