import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGroupSlug } from '../../../entities/session/use-session.js';
import { useIsPhone } from '../../../shared/hooks/use-media.js';
import { useRestoreFocus } from '../../../shared/ui/dialogs/use-restore-focus.js';
import { moveActive } from './move-active.js';
import { SearchCombobox } from './SearchCombobox.js';
import { SearchResults } from './SearchResults.js';
import { useRecipeSearch } from './use-recipe-search.js';
import styles from './SearchDialog.module.css';

const WIDTH = 988;

/** Searches recipes from any page: type, arrows, Enter. Unmounted when closed, so it always starts empty. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const listId = useId();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const groupSlug = useGroupSlug() ?? '';
  const field = useRef<HTMLInputElement>(null);
  useRestoreFocus(true);
  const [text, setText] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const { recipes, searched, total, busy, failed } = useRecipeSearch(text);

  const handleText = (value: string) => {
    setText(value);
    setActive(null);
  };
  const open = async (slug: string) => {
    await navigate(`/g/${groupSlug}/r/${slug}`);
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // the keys are for the list of characters
    const next = moveActive(active, event.key, recipes.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    }
    const activeRecipe = active === null ? undefined : recipes[active];
    if (event.key === 'Enter' && activeRecipe) void open(activeRecipe.slug);
  };

  return (
    <Modal
      open
      onCancel={onClose}
      footer={null}
      closable={false}
      width={WIDTH}
      className={styles.dialog}
      rootClassName="no-print"
      title={t('search.search')}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
    >
      <div className={styles.content}>
        <SearchCombobox
          ref={field}
          text={text}
          busy={busy}
          listId={listId}
          active={active}
          onText={handleText}
          onKey={handleKey}
          onClose={isPhone ? onClose : undefined}
        />
        <SearchResults
          id={listId}
          recipes={recipes}
          searched={searched}
          total={total}
          failed={failed}
          active={active}
          groupSlug={groupSlug}
          onHover={setActive}
          onOpen={(slug) => void open(slug)}
          onClose={onClose}
        />
      </div>
    </Modal>
  );
}
