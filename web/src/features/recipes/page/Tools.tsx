import { useTranslation } from 'react-i18next';
import type { Tool } from '@larder/contracts/recipe/organizer';
import { Icon } from '../../../shared/icons/Icon.js';
import styles from './Tools.module.css';

/** The tools one needs; those the household owns carry a tick. */
export function Tools({ tools }: { tools: readonly Tool[] }) {
  const { t } = useTranslation();
  if (tools.length === 0) return null;
  return (
    <section className={styles.tools}>
      <h2>{t('tool.required-tools')}</h2>
      <ul>
        {tools.map((tool) => (
          <li key={tool.id}>
            <Icon name={tool.onHand ? 'success' : 'pot'} size={18} />
            <bdi>{tool.name}</bdi>
            {tool.onHand && <small>{t('tool.on-hand')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
