import { useState } from 'react';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../../shared/text/list-text.js';
import { FormError } from '../../../../shared/forms/FormError.js';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog.js';
import type { EditableField } from '../draft/editable-fields.js';
import { fieldLabel } from '../draft/field-label.js';
import { fieldText } from './field-text.js';
import type { Conflict } from './use-save-recipe.js';
import styles from './ConflictDialog.module.css';

type Side = 'mine' | 'theirs';
const WIDTH = 860;

export interface ConflictDialogProps {
  conflict: Conflict;
  busy: boolean;
  problem: string | null;
  onResolve: (takeTheirs: EditableField[]) => void;
  onTakeTheirs: () => void;
  onSaveAsCopy: () => void;
  onClose: () => void;
}

/** Shown when two users changed the same recipe: compares both versions; the user decides. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, busy, problem, onResolve, onTakeTheirs, onSaveAsCopy, onClose } = props;
  const { t, i18n } = useTranslation();
  const { both, theirsOnly } = conflict.merge;
  const [theirs, setTheirs] = useState<ReadonlySet<EditableField>>(new Set());
  const choose = (field: EditableField, side: Side) =>
    setTheirs(new Set(side === 'theirs' ? [...theirs, field] : [...theirs].filter((other) => other !== field)));

  return (
    <Dialog
      open
      title={t('recipe-edit.conflict')}
      icon="users"
      width={WIDTH}
      onClose={onClose}
      actions={
        <span className={styles.actions}>
          <Button disabled={busy} onClick={onSaveAsCopy}>
            {t('recipe-edit.save-mine-as-copy')}
          </Button>
          <Button danger disabled={busy} onClick={onTakeTheirs}>
            {t('recipe-edit.keep-theirs')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => onResolve(both.filter((field) => theirs.has(field)))}>
            {t('recipe-edit.save-as-chosen')}
          </Button>
        </span>
      }
    >
      <div className={styles.conflict}>
        <p>{t('recipe-edit.conflict-text')}</p>
        {both.map((field) => (
          <ConflictField
            key={field}
            conflict={conflict}
            field={field}
            side={theirs.has(field) ? 'theirs' : 'mine'}
            onChoose={(side) => choose(field, side)}
          />
        ))}
        {theirsOnly.length > 0 && (
          <p>
            {t('recipe-edit.also-changed', {
              fields: listText(
                theirsOnly.map((field) => t(fieldLabel(field))),
                i18n.language,
              ),
            })}
          </p>
        )}
        <FormError text={problem} />
      </div>
    </Dialog>
  );
}

interface ConflictFieldProps {
  conflict: Conflict;
  field: EditableField;
  /** The selected version. */
  side: Side;
  onChoose: (side: Side) => void;
}

/** Both versions of a field that both users changed. */
function ConflictField({ conflict, field, side, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.field} aria-label={t(fieldLabel(field))}>
      <div className={styles.choice}>
        <h3>{t(fieldLabel(field))}</h3>
        <Segmented<Side>
          aria-label={t('recipe-edit.which-version', { field: t(fieldLabel(field)) })}
          value={side}
          options={[
            { value: 'mine', label: t('recipe-edit.mine') },
            { value: 'theirs', label: t('recipe-edit.theirs') },
          ]}
          onChange={onChoose}
        />
      </div>
      <VersionText text={fieldText(conflict.mine, field)} selected={side === 'mine'} label={t('recipe-edit.mine')} />
      <VersionText
        text={fieldText(conflict.theirs.recipe, field)}
        selected={side === 'theirs'}
        label={t('recipe-edit.theirs')}
      />
    </section>
  );
}

function VersionText({ text, selected, label }: { text: string; selected: boolean; label: string }) {
  const { t } = useTranslation();
  return (
    <figure className={selected ? styles.chosen : styles.other}>
      <figcaption>{label}</figcaption>
      <pre dir="auto">{text || t('recipe-edit.empty-value')}</pre>
    </figure>
  );
}
