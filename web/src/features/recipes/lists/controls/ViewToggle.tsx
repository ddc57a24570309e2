import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../shared/hooks/preference.js';
import { useMedia, WIDTHS } from '../../../../shared/hooks/use-media.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { prefersListView } from '../list-layout.js';

/** Grid or list view; narrow screens have only one. */
export function ViewToggle() {
  const { t } = useTranslation();
  const [isListView, setListView] = usePreference(prefersListView);
  if (!useMedia(WIDTHS.fromMd)) return null;
  return (
    <IconButton
      icon={isListView ? 'gridView' : 'rowsView'}
      label={t(isListView ? 'general.view-as-grid' : 'general.view-as-rows')}
      onClick={() => setListView(!isListView)}
    />
  );
}
