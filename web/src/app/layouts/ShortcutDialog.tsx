import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../shared/hooks/preference.js';
import { singleKeyShortcuts } from '../../shared/hooks/use-key-down.js';
import { Dialog } from '../../shared/ui/dialogs/Dialog.js';
import styles from './ShortcutDialog.module.css';

/** The keyboard shortcuts by page; the keys of one shortcut are alternatives. */
const SHORTCUT_GROUPS = [
  {
    title: 'shortcuts.everywhere',
    shortcuts: [
      { keys: ['/', 'Ctrl+K'], label: 'shortcuts.search' },
      { keys: ['?'], label: 'shortcuts.help' },
    ],
  },
  {
    title: 'shortcuts.recipe',
    shortcuts: [
      { keys: ['E'], label: 'shortcuts.edit' },
      { keys: ['P'], label: 'shortcuts.print' },
    ],
  },
  {
    title: 'shortcuts.cooking',
    shortcuts: [
      { keys: ['←', '→'], label: 'shortcuts.previous-or-next-step' },
      { keys: ['Esc'], label: 'shortcuts.leave-cook-mode' },
    ],
  },
  {
    title: 'shortcuts.editing',
    shortcuts: [
      { keys: ['Ctrl+S'], label: 'shortcuts.save' },
      { keys: ['Ctrl+Z'], label: 'shortcuts.undo' },
      { keys: ['Ctrl+Shift+Z'], label: 'shortcuts.redo' },
    ],
  },
];

/** All keyboard shortcuts, and the switch for single-key ones. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const switchLabel = useId();
  const [enabled, setEnabled] = usePreference(singleKeyShortcuts);
  return (
    <Dialog open icon="key" title={t('shortcuts.title')} onClose={onClose}>
      {SHORTCUT_GROUPS.map(({ title, shortcuts }) => (
        <section key={title} className={styles.place}>
          <h3>{t(title)}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd dir="ltr">
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.choice}>
        <Switch checked={enabled} onChange={setEnabled} aria-labelledby={switchLabel} />
        <span id={switchLabel}>{t('shortcuts.single-keys')}</span>
      </p>
    </Dialog>
  );
}
