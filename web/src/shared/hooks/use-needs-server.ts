import { useTranslation } from 'react-i18next';
import { useOutage } from './use-outage.js';

/** The properties of a control that is disabled while the server cannot be reached; its title says why. */
export interface NeedsServer {
  disabled: boolean;
  title: string | undefined;
}

/** For actions that cannot wait on this device, such as those whose result the server decides. */
export function useNeedsServer(): NeedsServer {
  const { t } = useTranslation();
  const outage = useOutage();
  const isAway = outage === 'unreachable' || outage === 'restarting';
  return { disabled: isAway, title: isAway ? t(`outage.${outage}`) : undefined };
}
