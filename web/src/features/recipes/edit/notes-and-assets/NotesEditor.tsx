import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { updateItem, removeItem } from '../../../../shared/lists/list-edits.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import type { Apply } from '../draft/use-draft.js';
import { TextField } from '../../../../shared/forms/fields/TextField.js';
import styles from './notes-and-assets.module.css';

/** The notes of the recipe. */
export function NotesEditor({ notes, change }: { notes: Recipe['notes']; change: Apply }) {
  const { t } = useTranslation();
  const edit = (edited: (notes: Recipe['notes']) => Recipe['notes'], typedIn?: string) =>
    change((now) => ({ notes: edited(now.notes) }), typedIn);
  return (
    <Panel title={t('recipe.notes')}>
      {notes.map((note, index) => (
        <div
          key={index}
          className={styles.note}
          role="group"
          aria-label={t('recipe-edit.note-number', { number: index + 1 })}
        >
          <div className={styles.line}>
            <TextField
              label={t('recipe-edit.note-title')}
              value={note.title}
              onChange={(title) => edit((now) => updateItem(now, index, { title }), `note title ${index}`)}
            />
            <IconButton
              icon="trash"
              label={t('recipe-edit.delete-note', { number: index + 1 })}
              onClick={() => edit((now) => removeItem(now, index))}
            />
          </div>
          <TextField
            lines={2}
            label={t('recipe-edit.note-text')}
            value={note.text}
            onChange={(text) => edit((now) => updateItem(now, index, { text }), `note text ${index}`)}
          />
        </div>
      ))}
      <div>
        <Button icon={<Icon name="plus" size={18} />} onClick={() => edit((now) => [...now, { title: '', text: '' }])}>
          {t('recipe-edit.add-note')}
        </Button>
      </div>
    </Panel>
  );
}
