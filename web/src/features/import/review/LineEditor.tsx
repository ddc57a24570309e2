import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { keepLines, newLine, type ReviewLine } from './review-draft.js';
import styles from './Review.module.css';

export interface LineEditorProps {
  kind: 'ingredient' | 'step';
  lines: readonly ReviewLine[];
  onChange: (lines: ReviewLine[]) => void;
}

/** Lines that can be edited, removed and added. */
export function LineEditor({ kind, lines, onChange }: LineEditorProps) {
  const { t } = useTranslation();
  const add = () => onChange([...lines, newLine()]);
  return (
    <>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.key}>
            {line.title && (
              <h3 className={styles.section} dir="auto">
                {line.title}
              </h3>
            )}
            <div className={styles.line}>
              <Input.TextArea
                autoSize
                autoFocus={line.from === null}
                dir="auto"
                variant="filled"
                aria-label={t(`new-recipe.${kind}-number`, { number: index + 1 })}
                value={line.text}
                onChange={({ target }) =>
                  onChange(lines.map((each) => (each.key === line.key ? { ...each, text: target.value } : each)))
                }
              />
              <IconButton
                icon="trash"
                label={t(`new-recipe.remove-${kind}`, { number: index + 1 })}
                onClick={() => onChange(keepLines(lines, ({ key }) => key !== line.key))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button icon={<Icon name="plus" size={18} />} onClick={add}>
        {t(`new-recipe.add-${kind}`)}
      </Button>
    </>
  );
}
