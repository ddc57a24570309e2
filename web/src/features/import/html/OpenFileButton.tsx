import { useRef } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilePicker, type FilePickerHandle } from '../../../shared/ui/actions/FilePicker.js';

const ACCEPT = '.html,.htm,.json,.jsonld,.txt,text/html,application/json,application/ld+json';

/** Reads a saved page or JSON file from this device. */
export function OpenFileButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const picker = useRef<FilePickerHandle>(null);
  const handleFile = async (file: File) => onText(await file.text());
  return (
    <>
      <Button size="small" onClick={() => picker.current?.open()}>
        {t('new-recipe.open-file')}
      </Button>
      <FilePicker
        ref={picker}
        accept={ACCEPT}
        label={t('new-recipe.open-file')}
        onFiles={([file]) => void handleFile(file)}
      />
    </>
  );
}
