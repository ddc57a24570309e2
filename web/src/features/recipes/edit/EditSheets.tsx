import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { Panel } from '../../../shared/ui/page/Panel.js';
import type { DraftEditing } from './draft/use-draft.js';
import { AssetsEditor } from './notes-and-assets/AssetsEditor.js';
import { NotesEditor } from './notes-and-assets/NotesEditor.js';
import { ExtrasFields } from './fields/ExtrasFields.js';
import { NutritionFields } from './fields/NutritionFields.js';
import { OrganizerFields } from './fields/OrganizerFields.js';
import { SettingsFields } from './fields/SettingsFields.js';
import { TitleFields } from './fields/TitleFields.js';
import { IngredientsEditor } from './ingredients/IngredientsEditor.js';
import { ImageEditor } from './image/ImageEditor.js';
import { StepsEditor } from './steps/StepsEditor.js';
import styles from './EditForm.module.css';

export interface EditSheetsProps {
  editing: DraftEditing;
  user: UserOut;
  /** The path of the page that parses lines into amount, unit and food. */
  parserPath: string;
  /** The text of the field for a new key of the extras. */
  newKey: string;
  onNewKey: (key: string) => void;
}

/** The panels of the editor: ingredients and steps in the first column, metadata in the second. */
export function EditSheets({ editing, user, parserPath, newKey, onNewKey }: EditSheetsProps) {
  const { t } = useTranslation();
  const { draft, change, immediate } = editing;
  return (
    <div className={styles.sheets}>
      <div className={styles.main}>
        <Panel title={t('recipe-edit.about')}>
          <TitleFields draft={draft} change={change} />
        </Panel>
        <IngredientsEditor draft={draft} change={change} parserPath={parserPath} />
        <StepsEditor draft={draft} change={change} immediate={immediate} />
        <NotesEditor notes={draft.notes} change={change} />
      </div>
      <div className={styles.side}>
        <ImageEditor draft={draft} immediate={immediate} />
        <OrganizerFields draft={draft} change={change} />
        <SettingsFields draft={draft} change={change} />
        {draft.settings.showNutrition && <NutritionFields nutrition={draft.nutrition} change={change} />}
        {(draft.settings.showAssets || draft.assets.length > 0) && (
          <AssetsEditor draft={draft} change={change} immediate={immediate} />
        )}
        {user.advanced && <ExtrasFields extras={draft.extras} change={change} newKey={newKey} onNewKey={onNewKey} />}
      </div>
    </div>
  );
}
