import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../shared/hooks/preference.js';
import { singleKeyShortcuts } from '../../shared/hooks/use-key-down.js';
import { Dialog } from '../../shared/ui/dialogs/Dialog.js';
import styles from './ShortcutDialog.module.css';

/** The keyboard shortcuts by page; the keys of a line are alternatives. */
const PLACES = [
  {
    title: 'shortcuts.everywhere',
    keys: [
      { keys: ['/', 'Ctrl+K'], does: 'shortcuts.search' },
      { keys: ['?'], does: 'shortcuts.help' },
    ],
  },
  {
    title: 'shortcuts.recipe',
    keys: [
      { keys: ['E'], does: 'shortcuts.edit' },
      { keys: ['P'], does: 'shortcuts.print' },
    ],
  },
  {
    title: 'shortcuts.cooking',
    keys: [
      { keys: ['←', '→'], does: 'shortcuts.previous-or-next-step' },
      { keys: ['Esc'], does: 'shortcuts.leave-cook-mode' },
    ],
  },
  {
    title: 'shortcuts.editing',
    keys: [
      { keys: ['Ctrl+S'], does: 'shortcuts.save' },
      { keys: ['Ctrl+Z'], does: 'shortcuts.undo' },
      { keys: ['Ctrl+Shift+Z'], does: 'shortcuts.redo' },
    ],
  },
];

/** All keyboard shortcuts, and the switch for single-key ones. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const label = useId();
  const [works, setWorks] = usePreference(singleKeyShortcuts);
  return (
    <Dialog open icon="key" title={t('shortcuts.title')} onClose={onClose}>
      {PLACES.map(({ title, keys }) => (
        <section key={title} className={styles.place}>
          <h3>{t(title)}</h3>
          <dl>
            {keys.map((line) => (
              <div key={line.does}>
                <dt>{t(line.does)}</dt>
                <dd dir="ltr">
                  {line.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.choice}>
        <Switch checked={works} onChange={setWorks} aria-labelledby={label} />
        <span id={label}>{t('shortcuts.single-keys')}</span>
      </p>
    </Dialog>
  );
}
