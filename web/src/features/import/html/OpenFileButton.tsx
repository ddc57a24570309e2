import { useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** Reads a saved page or JSON file from this device. */
export function OpenFileButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const handleChange = async (file: File | undefined) => {
    if (file) onText(await file.text());
    if (input.current) input.current.value = ''; // allows the same file to be selected again
  };
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {t('new-recipe.open-file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('new-recipe.open-file')}
        accept=".html,.htm,.json,.jsonld,.txt,text/html,application/json,application/ld+json"
        onChange={(event) => void handleChange(event.target.files?.[0])}
      />
    </>
  );
}
