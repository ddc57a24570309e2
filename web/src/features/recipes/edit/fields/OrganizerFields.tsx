import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import type { Apply } from '../draft/use-draft.js';
import { OrganizerSelect } from '../../../../entities/catalogue/OrganizerSelect.js';

/** Categories, tags and tools. */
export function OrganizerFields({ draft, change }: { draft: Recipe; change: Apply }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('recipe-edit.organizers')}>
      <OrganizerSelect
        kind="categories"
        label={t('recipe-edit.categories')}
        value={draft.recipeCategory}
        onChange={(recipeCategory) => change(() => ({ recipeCategory }))}
      />
      <OrganizerSelect
        kind="tags"
        label={t('recipe-edit.tags')}
        value={draft.tags}
        onChange={(tags) => change(() => ({ tags }))}
      />
      <OrganizerSelect
        kind="tools"
        label={t('recipe-edit.tools')}
        value={draft.tools}
        onChange={(tools) => change(() => ({ tools }))}
      />
    </Panel>
  );
}
