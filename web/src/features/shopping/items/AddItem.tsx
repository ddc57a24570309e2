import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingSuggestion } from '@larder/contracts/shopping/shopping-suggestion';
import { useListSuggestionsQuery } from '../../../entities/shopping/suggestions.api.js';
import type { ItemActions } from '../../../entities/shopping/use-item-actions.js';
import { useDebounced } from '../../../shared/hooks/use-debounced.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { Button } from '../../../shared/ui/controls/Button.js';
import { TextInput } from '../../../shared/ui/controls/TextInput.js';
import styles from './AddItem.module.css';

const DEBOUNCE_MS = 150;
const MAX_LINE_LENGTH = 1000;

export interface AddItemProps {
  list: ShoppingListOut;
  itemActions: ItemActions;
}

/** A field to add an item, e.g. "2 l milk"; suggests items of earlier purchases. Keeps the focus for the next item. */
export function AddItem({ list, itemActions }: AddItemProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [line, setLine] = useState('');
  const [focused, setFocused] = useState(false);
  const debounced = useDebounced(line.trim(), DEBOUNCE_MS);
  const { data: suggestions } = useListSuggestionsQuery(debounced, { skip: !focused });
  const offered = focused ? (suggestions ?? []).filter((each) => !isOpen(list, each)) : [];
  const position = 1 + Math.max(-1, ...list.listItems.map((item) => item.position));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = line.trim();
    setLine('');
    if (typed) itemActions.add({ line: typed, position });
  };
  const handleSuggestion = ({ display, foodId, unitId, labelId, note }: ShoppingSuggestion) => {
    setLine('');
    const text = foodId ? note : note || display;
    itemActions.add(
      { foodId, unitId, labelId, note: text, quantity: 0, isFood: foodId !== null, position },
      { display },
    );
  };
  return (
    <form ref={form} className={styles.add} onSubmit={handleSubmit}>
      {offered.length > 0 && (
        // Keeps the focus, so that the on-screen keyboard stays open.
        <ul
          className={styles.suggestions}
          aria-label={t('shopping-list.suggestions')}
          onMouseDown={(event) => event.preventDefault()}
        >
          {offered.map((each) => (
            <li key={[each.foodId, each.unitId, each.note].join('|')}>
              <Button size="small" icon={<Icon name="plus" size={16} />} onClick={() => handleSuggestion(each)}>
                <bdi>{each.display}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <TextInput
          size="large"
          dir="auto"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={MAX_LINE_LENGTH}
          aria-label={t('shopping-list.add-item')}
          placeholder={t('shopping-list.add-example')}
          value={line}
          onChange={({ target }) => setLine(target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          className={styles.submit}
          icon={<Icon name="plus" size={20} />}
          disabled={!line.trim()}
          onMouseDown={(event) => event.preventDefault()}
        >
          <span className={styles.word}>{t('shopping-list.add')}</span>
        </Button>
      </div>
    </form>
  );
}

/** Items that are on the list already are not suggested. */
function isOpen(list: ShoppingListOut, { foodId, note, display }: ShoppingSuggestion): boolean {
  const text = note || display;
  return list.listItems.some((item) => !item.checked && (foodId ? item.foodId === foodId : item.note === text));
}
