import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import type { ListSection } from '../sections/list-sections.js';
import { shoppingListText, type TextForm } from '../sections/shopping-list-text.js';

/** Copies the open items to the clipboard and shows their number. */
export function useCopyList(sections: readonly ListSection[]): (form: TextForm) => Promise<void> {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return async (form) => {
    if (!('clipboard' in navigator)) {
      // Not available over plain HTTP.
      dispatch(showToast({ level: 'error', key: 'general.clipboard-not-supported' }));
      return;
    }
    const count = sections.reduce((sum, { items }) => sum + items.length, 0);
    await navigator.clipboard.writeText(shoppingListText(sections, form, t('shopping-list.no-label'))).then(
      () => dispatch(showToast({ level: 'success', key: 'shopping-list.copied-items', values: { count } })),
      () => dispatch(showToast({ level: 'error', key: 'general.clipboard-copy-failure' })),
    );
  };
}
