import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../api/call-problem.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { StateChip } from '../../../shared/ui/data/StateChip.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useProveStorageMutation, type SiteChecks } from './site.api.js';
import { siteChecks } from './site-checks.js';
import styles from './Site.module.css';

/** The result of each check, with advice for failures. */
export function ChecksPanel({ checks }: { checks: SiteChecks }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [prove, { data: sameFiles, isLoading }] = useProveStorageMutation();
  const handleProve = async () => {
    const { error } = await prove();
    if (error) dispatch(showToast({ level: 'error', text: problemText(t, error) }));
  };
  const storage = sameFiles === undefined ? 'unknown' : sameFiles ? 'good' : 'bad';
  return (
    <Panel title={t('site.checks')}>
      <ul className={styles.checks}>
        {siteChecks(checks, location).map(({ key, level }) => (
          <li key={key}>
            <StateChip icon={level} tone={level}>
              {t(`site.check-${key}`)}
            </StateChip>
            {level !== 'success' && <small>{t(`site.check-${key}-advice`)}</small>}
          </li>
        ))}
        <li>
          <StateChip
            icon={storage === 'unknown' ? 'info' : storage === 'good' ? 'success' : 'error'}
            tone={storage === 'unknown' ? 'plain' : storage === 'good' ? 'success' : 'error'}
          >
            {t(`site.storage-${storage}`)}
          </StateChip>
          <Button
            size="small"
            icon={<Icon name="play" size={16} />}
            loading={isLoading}
            onClick={() => void handleProve()}
          >
            {t('site.storage-run')}
          </Button>
        </li>
      </ul>
    </Panel>
  );
}
