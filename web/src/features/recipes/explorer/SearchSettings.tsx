import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { Button } from '../../../shared/ui/controls/Button.js';
import { PopoverOnDemand } from '../../../shared/ui/controls/overlays/PopoverOnDemand.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import type { SearchSettingsProps } from './explorer-props.js';

const SearchSettingsPanel = lazyPart(async () => ({
  default: (await import('./SearchSettingsPanel.js')).SearchSettingsPanel,
}));

/** The button that opens the search settings. */
export function SearchSettings(props: SearchSettingsProps) {
  const { t } = useTranslation();
  return (
    <PopoverOnDemand
      side="end"
      panel={SearchSettingsPanel}
      content={() => <SearchSettingsPanel {...props} />}
      button={({ open, ...handlers }) => (
        <Button
          {...handlers}
          icon={<Icon name="gear" size={18} />}
          aria-expanded={open}
          aria-label={t('search.search-settings')}
        />
      )}
    />
  );
}
