import { useState } from 'react';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCatalogue, useCreateCatalogueRecordMutation } from '../../../../entities/catalogue/catalogue.api.js';
import type { Organizer } from '../../../../entities/catalogue/catalogue.js';
import { normalizeText } from '../../../../shared/text/normalize-text.js';
import { useSave } from '../../../../api/use-save.js';
import { BulkDialog, type BulkActionDialogProps } from './BulkDialog.js';
import { useCategorizeRecipesMutation, useTagRecipesMutation } from '../recipe-data.api.js';

/** Adds tags or categories to many recipes; a new name is created with them. */
export function OrganizeDialog({
  recipes,
  kind,
  onDone,
  onClose,
}: BulkActionDialogProps & { kind: 'tags' | 'categories' }) {
  const { t } = useTranslation();
  const { records = [] } = useCatalogue(kind);
  const [names, setNames] = useState<string[]>([]);
  const [create, creation] = useCreateCatalogueRecordMutation();
  const [tag, tagging] = useTagRecipesMutation();
  const [categorize, categorizing] = useCategorizeRecipesMutation();
  const { save, problem } = useSave('data.saved');

  const organizerNamed = async (name: string): Promise<Organizer> => {
    const existing = records.find((record) => normalizeText(record.name) === normalizeText(name));
    // The paths of tags and categories return organizers.
    return existing ?? ((await create({ kind, draft: { name } }).unwrap()) as Organizer);
  };
  const organize = async () => {
    const organizers = await Promise.all(names.map(organizerNamed));
    const slugs = recipes.map(({ slug }) => slug);
    return kind === 'tags'
      ? tag({ recipes: slugs, tags: organizers })
      : categorize({ recipes: slugs, categories: organizers });
  };
  const handleConfirm = async () => {
    if (!(await save(organize().catch((error: object) => ({ error }))))) return;
    onDone();
    onClose();
  };
  return (
    <BulkDialog
      icon={kind === 'tags' ? 'tag' : 'shapes'}
      title={t(`data.bulk-${kind}`)}
      confirmLabel={t('general.save')}
      busy={creation.isLoading || tagging.isLoading || categorizing.isLoading}
      disabled={names.length === 0}
      problem={problem}
      recipes={recipes}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t(`data.${kind}.title`)} htmlFor="bulk-organizers" extra={t('data.bulk-organize-hint')}>
          <Select
            id="bulk-organizers"
            mode="tags"
            value={names}
            onChange={(choice: string[]) => setNames(distinctNames(choice))}
            options={records.map(({ name }) => ({ value: name, label: name }))}
          />
        </Form.Item>
      </Form>
    </BulkDialog>
  );
}

/** The first spelling of each name: the server takes names that differ in case or accents for the same. */
function distinctNames(names: readonly string[]): string[] {
  return names.filter(
    (name, index) => index === names.findIndex((each) => normalizeText(each) === normalizeText(name)),
  );
}
