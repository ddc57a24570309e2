import { Checkbox } from '../../../../shared/ui/controls/Checkbox.js';
import { useTranslation } from 'react-i18next';
import type { Tool } from '@larder/contracts/recipe/catalogue/organizer';
import { useOutcomeToast } from '../../../../api/use-outcome-toast.js';
import { useUpdateCatalogueRecordMutation } from '../../../../entities/catalogue/catalogue.api.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { useReaderAccess } from '../../access/reader-access.js';
import styles from './Tools.module.css';

/** The tools of the recipe. Members mark those on hand; read-only for visitors. */
export function Tools({ tools }: { tools: readonly Tool[] }) {
  const { t } = useTranslation();
  const { member } = useReaderAccess();
  if (tools.length === 0) return null;
  return (
    <section className={styles.tools}>
      <h2>{t('tool.required-tools')}</h2>
      <ul>
        {tools.map((tool) => (
          <li key={tool.id}>{member ? <OwnTool tool={tool} /> : <ToolName tool={tool} />}</li>
        ))}
      </ul>
    </section>
  );
}

function ToolName({ tool }: { tool: Tool }) {
  return (
    <>
      <Icon name="pot" size={18} />
      <bdi>{tool.name}</bdi>
    </>
  );
}

function OwnTool({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const [update, { isLoading }] = useUpdateCatalogueRecordMutation();
  const handleChange = (onHand: boolean) => showOutcome(update({ kind: 'tools', id: tool.id, changes: { onHand } }));
  return (
    <Checkbox checked={tool.onHand} disabled={isLoading} onChange={(event) => void handleChange(event.target.checked)}>
      <bdi>{tool.name}</bdi> {tool.onHand && <small>{t('tool.on-hand')}</small>}
    </Checkbox>
  );
}
