import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '../../../api/use-outcome-toast.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { StatusChip } from '../../../shared/ui/data/StatusChip.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { useCheckServersMutation } from './site.api.js';
import styles from './Site.module.css';

/** The servers that the installation uses, with their reachability and latency. */
export function ServersPanel() {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const [check, { data: servers = [], isLoading }] = useCheckServersMutation();
  return (
    <Panel title={t('site.servers')}>
      <ul className={styles.checks} aria-live="polite">
        {servers.map(({ name, ok, latencyMs, error }) => (
          <li key={name}>
            <StatusChip icon={ok ? 'success' : 'error'} tone={ok ? 'success' : 'error'}>
              {t(`site.server-${name}`)}
            </StatusChip>
            <small>{ok ? t('site.server-latency', { ms: latencyMs }) : error}</small>
          </li>
        ))}
      </ul>
      <Button
        className={styles.run}
        icon={<Icon name="play" size={16} />}
        loading={isLoading}
        onClick={() => void showOutcome(check())}
      >
        {t('site.servers-run')}
      </Button>
    </Panel>
  );
}
