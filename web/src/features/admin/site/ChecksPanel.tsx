import { Button } from 'antd';
import type { AdminAbout } from '@larder/contracts/admin/site';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { StatusChip, type StatusTone } from '../../../shared/ui/data/StatusChip.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useCheckSharedStorageMutation, type SiteChecks } from './site.api.js';
import { siteChecks, type CheckLevel, type SiteCheck } from './site-checks.js';
import styles from './Site.module.css';

const LOOKS: Record<CheckLevel, { icon: IconName; tone: StatusTone }> = {
  success: { icon: 'success', tone: 'success' },
  off: { icon: 'info', tone: 'plain' },
  warning: { icon: 'warning', tone: 'warning' },
  error: { icon: 'error', tone: 'error' },
};

/** The result of each check, with advice for failures. */
export function ChecksPanel({ checks, about }: { checks: SiteChecks; about: AdminAbout }) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const [checkStorage, { data: isShared, isLoading }] = useCheckSharedStorageMutation();
  const storage = storageCheck(isShared);
  return (
    <Panel title={t('site.checks')}>
      <ul className={styles.checks}>
        {siteChecks(checks, location).map(({ key, level }) => (
          <li key={key}>
            <StatusChip {...LOOKS[level]}>{t(`site.check-${key}`)}</StatusChip>
            {level !== 'success' && <small>{adviceFor(t, key, about)}</small>}
          </li>
        ))}
        <li>
          <StatusChip icon={storage.icon} tone={storage.tone}>
            {t(`site.storage-${storage.result}`)}
          </StatusChip>
          <Button
            size="small"
            icon={<Icon name="play" size={16} />}
            loading={isLoading}
            onClick={() => void showOutcome(checkStorage())}
          >
            {t('site.storage-run')}
          </Button>
        </li>
      </ul>
    </Panel>
  );
}

/** The look of the storage check; it only runs on request. */
function storageCheck(isShared: boolean | undefined) {
  if (isShared === undefined) return { result: 'unknown', icon: 'info', tone: 'plain' } as const;
  if (isShared) return { result: 'shared', icon: 'success', tone: 'success' } as const;
  return { result: 'separate', icon: 'error', tone: 'error' } as const;
}

/** What to do about a failed check. A failed look-up has a sentence instead of a version. */
function adviceFor(t: TFunction, key: SiteCheck['key'], { appVersion, versionLatest }: AdminAbout): string {
  if (key === 'up-to-date' && !/\d/.test(versionLatest)) return t('site.check-up-to-date-unknown');
  return t(`site.check-${key}-advice`, { version: appVersion, latest: versionLatest });
}
